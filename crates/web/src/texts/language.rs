//! The languages of the pages.

/// A language that pages can be read in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English, also the fallback for all other languages.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
    /// Italian.
    Italian,
}

impl Language {
    /// All languages, the default first.
    pub const ALL: [Self; 4] = [Self::English, Self::German, Self::French, Self::Italian];

    /// The code in addresses and in the `lang` of a page.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::French => "fr",
            Self::Italian => "it",
        }
    }

    /// The name of the language in itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::French => "Français",
            Self::Italian => "Italiano",
        }
    }

    /// The language with this code.
    ///
    /// ```
    /// use hamburgum_web::Language;
    ///
    /// assert_eq!(Language::from_code("fr"), Some(Language::French));
    /// assert_eq!(Language::from_code("FR"), None);
    /// ```
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The reader's preferred language, from the `Accept-Language` header of a request.
    ///
    /// Regions are ignored, a language with weight 0 is never used, and English is the fallback.
    ///
    /// ```
    /// use hamburgum_web::Language;
    ///
    /// assert_eq!(Language::accepted("nl, de-AT;q=0.8, en;q=0.9"), Language::English);
    /// assert_eq!(Language::accepted("de-CH, fr;q=0.9"), Language::German);
    /// assert_eq!(Language::accepted("da"), Language::English);
    /// ```
    pub fn accepted(header: &str) -> Self {
        let mut best = (0.0, Self::default());
        for (language, weight) in header.split(',').filter_map(wish) {
            // Of equal weights the first one wins.
            if weight > best.0 {
                best = (weight, language);
            }
        }
        best.1
    }
}

/// Parses one entry of the header, if it is a language of ours: "de-AT;q=0.8".
fn wish(entry: &str) -> Option<(Language, f32)> {
    let mut parts = entry.split(';').map(str::trim);
    let tag = parts.next()?.to_ascii_lowercase();
    let language = Language::from_code(tag.split('-').next()?)?;
    let weight = parts.find_map(|part| part.strip_prefix("q=").or(part.strip_prefix("Q=")));
    Some((language, weight.map_or(Some(1.0), |weight| weight.trim().parse().ok())?))
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn the_preferred_language_is_used() {
        let check = |header, language| assert_eq!(Language::accepted(header), language, "{header}");
        check("", Language::English);
        check("*", Language::English);
        check("it", Language::Italian);
        check("IT-it", Language::Italian);
        check("fr;q=0, de;q=0.1", Language::German);
        check("fr; q=0.5 , it;q=0.7", Language::Italian);
        check("de,fr,it", Language::German);
        check("de;q=much, fr;q=0.1", Language::French);
        check("italian, de;q=NaN", Language::English);
        check(",;,;q=1,-", Language::English);
    }

    #[test]
    fn codes_round_trip() {
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), Some(language));
            assert_eq!(Language::ALL[language as usize], language);
        }
    }
}
