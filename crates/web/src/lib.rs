//! What a person sees of Hamburgum.
