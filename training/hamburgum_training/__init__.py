"""Trains the learned judge of Hamburgum from shards of played games."""
