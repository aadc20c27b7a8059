// The languages of the app as the phone's system knows them: what it says before the app may read or look, and which
// languages it offers for the app in its own settings.
import { HTML_LANG, LANGUAGES } from "../../domain/src/language.ts";
import { nativeWords } from "../../words/src/native.ts";

/** By the keys of iOS. */
const usagesIn = (language) => ({
  NSHealthShareUsageDescription: nativeWords[language].health,
  NSCameraUsageDescription: nativeWords[language].camera,
});

/** The English ones stand in Info.plist itself, for a language that we do not have. */
export const USAGES = usagesIn("en");

const TRANSLATED = LANGUAGES.filter((language) => language !== "en");

/** Files that are written whole. */
export const languageFiles = () => [
  ...LANGUAGES.map((language) => ({
    path: `ios/App/App/${language}.lproj/InfoPlist.strings`,
    text: Object.entries(usagesIn(language))
      .map(([key, said]) => `${key} = ${JSON.stringify(said)};\n`)
      .join(""),
  })),
  {
    path: "android/app/src/main/res/xml/locales_config.xml",
    text: `<?xml version="1.0" encoding="utf-8"?>
<locale-config xmlns:android="http://schemas.android.com/apk/res/android">
${LANGUAGES.map((language) => `    <locale android:name="${HTML_LANG[language]}" />`).join("\n")}
</locale-config>
`,
  },
];

/** In Info.plist: iOS then shows its own sheets in these languages, and offers them in Settings. */
export const plistLanguages = () =>
  `\t<key>CFBundleLocalizations</key>\n\t<array>\n${LANGUAGES.map((language) => `\t\t<string>${language}</string>\n`).join("")}\t</array>\n`;

const STRINGS = "/* InfoPlist.strings */";
/** Ids of Xcode are 24 hexadecimal digits; these follow no other of the template. */
const GROUP = "4B414C49564F000000000000";
const BUILT = "4B414C49564F000000000001";
const fileId = (index) => `4B414C49564F0000000001${String(index).padStart(2, "0")}`;

/** What is added to the Xcode project, each before the line that it names: the strings in every language. */
export const projectLines = () => [
  [
    "/* End PBXBuildFile section */",
    `\t\t${BUILT} /* InfoPlist.strings in Resources */ = {isa = PBXBuildFile; fileRef = ${GROUP} ${STRINGS}; };\n`,
  ],
  [
    "/* End PBXFileReference section */",
    LANGUAGES.map(
      (language, index) =>
        `\t\t${fileId(index)} /* ${language} */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = ${language}; path = ${language}.lproj/InfoPlist.strings; sourceTree = "<group>"; };\n`,
    ).join(""),
  ],
  [
    "/* End PBXVariantGroup section */",
    `\t\t${GROUP} ${STRINGS} = {\n\t\t\tisa = PBXVariantGroup;\n\t\t\tchildren = (\n${LANGUAGES.map(
      (language, index) => `\t\t\t\t${fileId(index)} /* ${language} */,\n`,
    ).join("")}\t\t\t);\n\t\t\tname = InfoPlist.strings;\n\t\t\tsourceTree = "<group>";\n\t\t};\n`,
  ],
  ["\t\t\t\t504EC3131FED79650016851F /* Info.plist */,", `\t\t\t\t${GROUP} ${STRINGS},\n`],
  [
    "\t\t\t\t504EC30D1FED79650016851F /* Main.storyboard in Resources */,",
    `\t\t\t\t${BUILT} /* InfoPlist.strings in Resources */,\n`,
  ],
  ["\t\t\t\tBase,\n\t\t\t);", TRANSLATED.map((language) => `\t\t\t\t${language},\n`).join("")],
];
