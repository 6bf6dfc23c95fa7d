"""Trains the network of Hamburgum on shards of self-play games."""
