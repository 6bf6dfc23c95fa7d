//! Size limits of frequently copied types.

use hamburgum_engine::{Action, State};

#[test]
fn an_action_has_at_most_four_bytes() {
    assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
}

#[test]
fn a_state_has_at_most_256_bytes_and_is_copied() {
    fn assert_copy<T: Copy>() {}
    assert_copy::<State<'static>>();
    assert!(size_of::<State<'static>>() <= 256, "{}", size_of::<State<'static>>());
}
