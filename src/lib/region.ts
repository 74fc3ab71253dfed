/** The country (ISO 3166-1) of the first language tag that has or implies one. Browsers also report what is no tag ("en-US@posix"). */
export function regionOf(languages: readonly string[]): string | undefined {
  for (const language of languages)
    try {
      const { region } = new Intl.Locale(language).maximize();
      if (region) return region;
    } catch {
      // Not a language tag: the next one may be.
    }
  return undefined;
}
