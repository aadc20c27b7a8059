// Before the first paint: sets theme and language and starts the prefetch of the session.

import { HTML_LANG, LANGUAGES } from "@kalivo/domain/language.ts";
import { chooseLanguage } from "@kalivo/words/language.ts";
import { prefetchApi } from "./prefetch-api.ts";
import { readText } from "../../lib/local-storage.ts";
import { readToken } from "../../lib/jwt-cookie.ts";

const html = document.documentElement;

// Kept until the app itself offers its installation.
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
// Before anything else: the files requested next use up the browser's connections.
if (token !== null && window.Capacitor === undefined) prefetchApi(token, language);
