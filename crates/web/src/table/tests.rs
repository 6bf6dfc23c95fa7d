//! Laws of the page of a table.
