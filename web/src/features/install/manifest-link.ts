import { languageOfPage } from "../../lib/page-language.ts";

/** Links the manifest of the current language and theme; the build makes one for each. */
export function followManifest(): () => void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  if (link === null) return () => undefined;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const html = document.documentElement;
  const follow = () => {
    const theme = html.dataset["theme"] ?? (dark.matches ? "dark" : "light");
    const href = `/manifest-${languageOfPage()}-${theme}.webmanifest`;
    if (link.getAttribute("href") !== href) link.setAttribute("href", href);
  };
  follow();
  const watched = new MutationObserver(follow);
  watched.observe(html, { attributeFilter: ["lang", "data-theme"] });
  dark.addEventListener("change", follow);
  return () => {
    watched.disconnect();
    dark.removeEventListener("change", follow);
  };
}
