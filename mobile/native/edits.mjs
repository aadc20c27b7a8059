// What is changed in the projects that Capacitor makes. Every edit names the text it expects: a template of a newer
// Capacitor that lacks it stops the sync with a sentence, instead of losing a permission unseen.
import { APP_LINK_PATHS } from "../../domain/src/app-links.ts";
import { plistLanguages, projectLines, USAGES } from "./languages.mjs";

/**
 * Everything the Android app may ask for. Health Connect: sessions, distance and active energy. Not total energy:
 * without it the plugin's fallback fails and the field stays empty, so that kcal are active ones always. Not history: a
 * sync reaches 30 days back and no further. The camera reads QR codes.
 */
export const ANDROID_PERMISSIONS = [
  "android.permission.INTERNET",
  "android.permission.CAMERA",
  "android.permission.VIBRATE",
  "android.permission.health.READ_EXERCISE",
  "android.permission.health.READ_DISTANCE",
  "android.permission.health.READ_ACTIVE_CALORIES_BURNED",
];

/**
 * @param {{ host: string, version: string, foreign: readonly string[] }} app
 *   `foreign`: permissions that plugins declare and this app does not ask for
 * @returns {{ path: string, edit: (text: string) => string }[]}
 */
export const editsOf = (app) => [
  { path: "android/app/src/main/AndroidManifest.xml", edit: (text) => manifest(text, app) },
  {
    path: "android/app/build.gradle",
    edit: (text) =>
      replaced(
        replaced(text, "versionCode 1\n", `versionCode ${versionCode(app.version)}\n`),
        'versionName "1.0"',
        `versionName "${app.version}"`,
      ),
  },
  {
    // Health Connect is not there before Android 8.
    path: "android/variables.gradle",
    edit: (text) => replaced(text, "minSdkVersion = 24", "minSdkVersion = 26"),
  },
  { path: "ios/App/App/Info.plist", edit: infoPlist },
  {
    path: "ios/App/App.xcodeproj/project.pbxproj",
    edit: (text) =>
      replacedAll(
        replacedAll(withLines(text), "MARKETING_VERSION = 1.0;", `MARKETING_VERSION = ${app.version};`),
        "CODE_SIGN_STYLE = Automatic;",
        "CODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n\t\t\t\tCODE_SIGN_STYLE = Automatic;",
      ),
  },
  {
    // The mark stays as large as it is, on the system's own background.
    path: "ios/App/App/Base.lproj/LaunchScreen.storyboard",
    edit: (text) => replaced(text, 'contentMode="scaleAspectFill"', 'contentMode="center"'),
  },
];

/** HealthKit, and the links that open in the app. */
export const entitlements = ({ host }) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>com.apple.developer.healthkit</key>
	<true/>
	<key>com.apple.developer.associated-domains</key>
	<array>
		<string>applinks:${new URL(host).host}</string>
	</array>
</dict>
</plist>
`;

function manifest(text, { host, foreign }) {
  const asked = [
    ...ANDROID_PERMISSIONS.map((name) => permission(name)),
    "",
    "    <!-- A device without a camera types its codes. -->",
    '    <uses-feature android:name="android.hardware.camera" android:required="false" />',
    "",
    "    <!-- What the plugins declare and this app does not ask for. -->",
    ...foreign.map((name) => permission(name, ' tools:node="remove"')),
  ].join("\n");
  const steps = [
    [
      'xmlns:android="http://schemas.android.com/apk/res/android">',
      'xmlns:android="http://schemas.android.com/apk/res/android"\n    xmlns:tools="http://schemas.android.com/tools">',
    ],
    // The sign-in lives in the page's storage: it is not copied to a cloud or to another phone.
    ['android:allowBackup="true"', 'android:allowBackup="false"'],
    ["            </intent-filter>\n", `            </intent-filter>\n\n${appLinks(host)}\n`],
    [
      '        android:label="@string/app_name"\n        android:roundIcon',
      '        android:label="@string/app_name"\n        android:localeConfig="@xml/locales_config"\n        android:roundIcon',
    ],
    [permission("android.permission.INTERNET"), asked],
  ];
  return steps.reduce((done, [find, put]) => replaced(done, find, put), text);
}

const permission = (name, also = "") => `    <uses-permission android:name="${name}"${also} />`;

function appLinks(host) {
  const { host: name } = new URL(host);
  const paths = APP_LINK_PATHS.map((path) =>
    path.endsWith("/")
      ? `                <data android:pathPrefix="${path}" />`
      : `                <data android:path="${path}" />`,
  );
  return [
    '            <intent-filter android:autoVerify="true">',
    '                <action android:name="android.intent.action.VIEW" />',
    '                <category android:name="android.intent.category.DEFAULT" />',
    '                <category android:name="android.intent.category.BROWSABLE" />',
    '                <data android:scheme="https" />',
    `                <data android:host="${name}" />`,
    ...paths,
    "            </intent-filter>",
  ].join("\n");
}

/** The words of the phone's system in each language, which Xcode has to know of. */
const withLines = (text) =>
  projectLines().reduce((done, [before, lines]) => replaced(done, before, lines + before), text);

function infoPlist(text) {
  const said = Object.entries(USAGES).map(
    ([key, value]) => `\t<key>${key}</key>\n\t<string>${value}</string>\n`,
  );
  const added = `${plistLanguages()}${said.join("")}\t<key>ITSAppUsesNonExemptEncryption</key>\n\t<false/>\n</dict>\n</plist>`;
  return replaced(
    replaced(text, "</dict>\n</plist>", added),
    "<string>armv7</string>",
    "<string>arm64</string>",
  );
}

/** 1.2.3 is 10203: it only ever grows. */
function versionCode(version) {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  return major * 10_000 + minor * 100 + patch;
}

function replaced(text, find, put) {
  const at = text.split(find).length - 1;
  if (at !== 1) throw new Error(`Capacitor's template has ${at} times what is edited once: ${find}`);
  return text.replace(find, () => put);
}

function replacedAll(text, find, put) {
  if (!text.includes(find)) throw new Error(`Capacitor's template no longer has what is edited: ${find}`);
  return text.replaceAll(find, () => put);
}
