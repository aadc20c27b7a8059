import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { APP_LINK_PATHS } from "@kalivo/domain/app-links.ts";
import { OWN_BUNDLE } from "@kalivo/domain/efforts/trust.ts";
import { elementsOf, plistOf, textIn } from "./documents.ts";

// What the apps of the stores may read and open. A permission more is a decision, and a declaration to both stores:
// this test is changed with it, on purpose.

const PROJECT = join(import.meta.dirname, "..");
const PACKAGES = join(PROJECT, "../node_modules");
const read = (path: string) => readFileSync(join(PROJECT, path), "utf8");

test("Android asks for sessions, distance and active energy, the network, the camera and to vibrate, and for nothing else", () => {
  const asked = permissions(read("android/app/src/main/AndroidManifest.xml")).filter(
    ({ node }) => node !== "remove",
  );
  expect(asked.map(({ name }) => name)).toEqual([
    "android.permission.INTERNET",
    "android.permission.CAMERA",
    "android.permission.VIBRATE",
    "android.permission.health.READ_EXERCISE",
    "android.permission.health.READ_DISTANCE",
    "android.permission.health.READ_ACTIVE_CALORIES_BURNED",
  ]);
});

test("whatever a plugin declares beyond that is taken out of the app", () => {
  const ours = permissions(read("android/app/src/main/AndroidManifest.xml"));
  const declared = manifestsOfPlugins().flatMap((manifest) => permissions(manifest));
  expect(declared.length).toBeGreaterThan(40); // the health plugin declares all it could ever read or write
  expect(declared.map(({ name }) => name).filter((name) => ours.every((own) => own.name !== name))).toEqual(
    [],
  );
  const taken = ours.filter(({ node }) => node === "remove").map(({ name }) => name);
  expect(taken).toContain("android.permission.health.READ_TOTAL_CALORIES_BURNED"); // kcal stay active ones
});

test("Health Connect finds why the app wants to read, on every Android it runs on", () => {
  const actions = manifestsOfPlugins()
    .flatMap((manifest) => elementsOf(manifest, "action"))
    .map(({ attributes }) => attributes["android:name"]);
  expect(actions).toContain("androidx.health.ACTION_SHOW_PERMISSIONS_RATIONALE"); // up to Android 13
  expect(actions).toContain("android.intent.action.VIEW_PERMISSION_USAGE"); // from Android 14
  expect(read("android/variables.gradle")).toMatch(/^\s*minSdkVersion = 26$/m);
});

test("an iPhone is asked for reading and the camera only, and the app writes nothing into Health", () => {
  const info = plistOf(read("ios/App/App/Info.plist"));
  const usages = Object.keys(info).filter((key) => key.endsWith("UsageDescription"));
  expect(usages.toSorted((one, other) => one.localeCompare(other))).toEqual([
    "NSCameraUsageDescription",
    "NSHealthShareUsageDescription",
  ]);
  expect(plistOf(read("ios/App/App/App.entitlements"))).toEqual({
    "com.apple.developer.healthkit": "true",
    "com.apple.developer.associated-domains": [`applinks:${host()}`],
  });
  const signedWith = read("ios/App/App.xcodeproj/project.pbxproj").match(/CODE_SIGN_ENTITLEMENTS = [^;]+/g);
  expect(signedWith).toEqual(Array(2).fill("CODE_SIGN_ENTITLEMENTS = App/App.entitlements"));
});

test("links of the server open in the app, and those of a sign-in elsewhere do not", () => {
  const filter = elementsOf(read("android/app/src/main/AndroidManifest.xml"), "intent-filter").find(
    ({ attributes }) => attributes["android:autoVerify"] === "true",
  );
  const data =
    filter?.children.filter(({ name }) => name === "data").map(({ attributes }) => attributes) ?? [];
  expect(data).toEqual([
    { "android:scheme": "https" },
    { "android:host": host() },
    ...APP_LINK_PATHS.map((path) =>
      path.endsWith("/") ? { "android:pathPrefix": path } : { "android:path": path },
    ),
  ]);
});

test("both projects carry the name the server knows as its own, and no copy of sign-ins leaves the phone", () => {
  expect(textIn(read("capacitor.config.json"), "appId")).toBe(OWN_BUNDLE);
  expect(read("android/app/build.gradle")).toContain(`applicationId "${OWN_BUNDLE}"`);
  expect(read("ios/App/App.xcodeproj/project.pbxproj")).toContain(
    `PRODUCT_BUNDLE_IDENTIFIER = ${OWN_BUNDLE};`,
  );
  const [application] = elementsOf(read("android/app/src/main/AndroidManifest.xml"), "application");
  expect(application?.attributes["android:allowBackup"]).toBe("false");
});

const host = (): string => new URL(textIn(read("shell.json"), "host")).host;

const permissions = (manifest: string) =>
  elementsOf(manifest, "uses-permission").map(({ attributes }) => ({
    name: attributes["android:name"] ?? "",
    node: attributes["tools:node"] ?? "merge",
  }));

const manifestsOfPlugins = (): string[] =>
  [...read("package.json").matchAll(/"(@[^"]+)": "\d/g)]
    .map(([, name = ""]) => join(PACKAGES, name, "android/src/main/AndroidManifest.xml"))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, "utf8"));
