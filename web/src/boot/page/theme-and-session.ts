// Before the first paint: the chosen theme and language, what to show meanwhile, and the question who is there.

import { HTML_LANG, LANGUAGES } from "@kalivo/domain/language.ts";
import { chooseLanguage } from "@kalivo/words/language.ts";
import { prefetchApi } from "./prefetch-api.ts";
import { readText } from "../../lib/local-storage.ts";
import { readToken } from "../../lib/jwt-cookie.ts";

const html = document.documentElement;

// Kept until the app offers to be installed, in its own time.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.kalivoInstall = event;
});

const language = chooseLanguage(readText("language"), navigator.languages, LANGUAGES);
html.lang = HTML_LANG[language];
const theme = readText("theme");
if (theme === "light" || theme === "dark") html.dataset["theme"] = theme;

const token = readToken();
if (token !== null || location.pathname !== "/") html.dataset["boot"] = "wait";
// First of all: the files that follow take all the connections a browser opens.
if (token !== null && window.Capacitor === undefined) prefetchApi(token, language);
