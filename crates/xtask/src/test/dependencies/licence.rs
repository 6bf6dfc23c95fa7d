//! SPDX licence expressions.

/// Whether the allowed licences satisfy an expression like `(MIT OR Apache-2.0) AND ISC`. Old packages
/// write a slash for `OR`.
pub(super) fn is_satisfied(expression: &str, is_allowed: &dyn Fn(&str) -> bool) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut words = Words { rest: spaced.split_whitespace().collect(), is_allowed };
    words.rest.reverse();
    let is_satisfied = words.alternatives();
    is_satisfied && words.rest.is_empty()
}

/// The rest of an expression, the next word last.
struct Words<'w> {
    rest: Vec<&'w str>,
    is_allowed: &'w dyn Fn(&str) -> bool,
}

impl Words<'_> {
    fn alternatives(&mut self) -> bool {
        let mut is_satisfied = self.all();
        while self.take("OR") {
            is_satisfied |= self.all();
        }
        is_satisfied
    }

    fn all(&mut self) -> bool {
        let mut is_satisfied = self.one();
        while self.take("AND") {
            is_satisfied &= self.one();
        }
        is_satisfied
    }

    /// A licence, or an expression in parentheses. A licence with an exception is another licence.
    fn one(&mut self) -> bool {
        if self.take("(") {
            let is_satisfied = self.alternatives();
            return self.take(")") && is_satisfied;
        }
        let Some(name) = self.rest.pop() else { return false };
        if self.take("WITH") {
            let exception = self.rest.pop().unwrap_or_default();
            return (self.is_allowed)(&format!("{name} WITH {exception}"));
        }
        (self.is_allowed)(name)
    }

    fn take(&mut self, word: &str) -> bool {
        self.rest.pop_if(|next| *next == word).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_evaluated() {
        let is_allowed = |name: &str| ["MIT", "ISC"].contains(&name);
        for satisfied in
            ["MIT", "MIT/Apache-2.0", "GPL-3.0 OR MIT", "(GPL-3.0 OR MIT) AND ISC", "ISC AND MIT"]
        {
            assert!(is_satisfied(satisfied, &is_allowed), "{satisfied}");
        }
        for other in [
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "MIT WITH exception",
            "(MIT",
            "MIT)",
            "",
            "MIT ISC",
            "OR",
        ] {
            assert!(!is_satisfied(other, &is_allowed), "{other}");
        }
    }
}
