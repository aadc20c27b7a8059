// npm run mobile:sync: regenerates mobile/android and mobile/ios from Capacitor's templates and mobile/native, then copies
// the built app into them. Needs no SDK. With --check: fails when the committed files differ.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, posix, relative, sep } from "node:path";
import { ANDROID_PERMISSIONS, editsOf, entitlements } from "../mobile/native/edits.mjs";
import { languageFiles } from "../mobile/native/languages.mjs";
import { policyPage } from "../mobile/native/policy-page.ts";
import { pinnedNode, root, say } from "./prepare.mjs";

const mobile = join(root, "mobile");
const PLATFORMS = ["android", "ios"];

/** Capacitor's sample pictures and tests: our icons are vectors, and the shell has no tests. */
const LEFT_OUT = [
  /^android\/app\/src\/(?:androidTest|test)\//,
  /^android\/app\/src\/main\/res\/(?:drawable-|mipmap-[a-z]+dpi\/|drawable\/splash\.png$)/,
  /^android\/app\/src\/main\/res\/(?:drawable|values)\/ic_launcher_background\.xml$/,
  /\/Splash\.imageset\/splash-/,
];

/** Build output of `cap sync` and the SDKs: never committed, so not compared. */
const NOT_COMMITTED = [
  /(?:^|\/)(?:build|\.gradle|\.idea|\.cxx|\.kotlin|\.swiftpm|DerivedData|xcuserdata|Pods)\//,
  /(?:^|\/)(?:\.DS_Store|local\.properties|Package\.resolved)$/,
  /^(?:android|ios)\/capacitor-cordova-(?:android|ios)-plugins\//,
  /^android\/app\/src\/main\/assets\//,
  /^android\/app\/src\/main\/res\/xml\/config\.xml$/,
  /^ios\/App\/App\/(?:public\/|capacitor\.config\.json$|config\.xml$)/,
];

const folder = mkdtempSync(join(tmpdir(), "kalivo-mobile-"));
try {
  const made = make(join(folder, "mobile"));
  const differing = differences(made);
  if (!process.argv.includes("--check")) write(made);
  else if (differing.length > 0) {
    throw new Error(
      `npm run mobile:sync would change what is committed in mobile/:\n  ${differing.join("\n  ")}`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Generates both projects. */
function make(project) {
  mkdirSync(join(project, "dist"), { recursive: true });
  for (const name of ["package.json", "capacitor.config.json"])
    cpSync(join(mobile, name), join(project, name));
  // Capacitor requires its plugins beside the project, and an index.html with any content.
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  writeFileSync(join(project, "dist", "index.html"), "<html><head></head></html>");
  for (const platform of PLATFORMS) capacitor(["add", platform], project);
  for (const path of filesIn(project)) if (matches(LEFT_OUT, path)) rmSync(join(project, path));
  const app = appOf();
  for (const { path, edit } of [...modulePaths(project), ...editsOf(app)]) {
    const file = join(project, path);
    writeFileSync(file, edit(readFileSync(file, "utf8").replaceAll("\r\n", "\n")));
  }
  for (const platform of PLATFORMS)
    cpSync(join(mobile, "native", platform), join(project, platform), { recursive: true });
  writeFileSync(join(project, "ios/App/App/App.entitlements"), entitlements(app));
  for (const { path, text } of languageFiles()) {
    mkdirSync(join(project, path, ".."), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  return project;
}

/** Replaces paths relative to the temporary folder by paths relative to the packages. */
function modulePaths(project) {
  const from = (path, depth) => {
    const written = relative(join(project, path, ".."), join(root, "node_modules")).replaceAll(sep, "/");
    const wanted = posix.join("../".repeat(depth), "node_modules");
    return { path, edit: (text) => text.replaceAll(written, wanted) };
  };
  return [from("android/capacitor.settings.gradle", 2), from("ios/App/CapApp-SPM/Package.swift", 4)];
}

function appOf() {
  const { host } = json("mobile/shell.json");
  return { host, version: json("package.json").version, foreign: foreignPermissions() };
}

/** Permissions that plugins' manifests declare and the app does not use. */
function foreignPermissions() {
  const declared = Object.keys(json("mobile/package.json").dependencies).flatMap((name) => {
    const file = join(root, "node_modules", name, "android/src/main/AndroidManifest.xml");
    if (!existsSync(file)) return [];
    const found = readFileSync(file, "utf8").matchAll(/<uses-permission[^>]*android:name="([^"]+)"/g);
    return [...found].map(([, permission]) => permission);
  });
  return [...new Set(declared)]
    .filter((permission) => !ANDROID_PERMISSIONS.includes(permission))
    .toSorted(byText);
}

/** Paths within mobile/ of files to create, change or delete. */
function differences(made) {
  const wanted = committed(made);
  const present = committed(mobile);
  const changed = wanted.filter(
    (path) =>
      !present.includes(path) || !readFileSync(join(made, path)).equals(readFileSync(join(mobile, path))),
  );
  return [...changed, ...present.filter((path) => !wanted.includes(path))].toSorted(byText);
}

function committed(project) {
  return PLATFORMS.flatMap((platform) => filesIn(project, platform)).filter(
    (path) => !matches(NOT_COMMITTED, path),
  );
}

/** Writes both projects, the app for the shell, and the texts that Android shows by itself. */
function write(made) {
  for (const path of differences(made)) {
    const source = join(made, path);
    if (existsSync(source)) cpSync(source, join(mobile, path));
    else rmSync(join(mobile, path));
    say(`  ${path}`);
  }
  const dist = join(mobile, "dist");
  const vite = [join(root, "node_modules/vite/bin/vite.js"), "build", "web", "--logLevel", "warn"];
  run([...vite, "--outDir", dist, "--emptyOutDir"], root, { KALIVO_HOST: appOf().host });
  writeFileSync(join(dist, "privacypolicy.html"), policyPage());
  capacitor(["sync"], mobile);
  say("mobile/android and mobile/ios hold the app as it is now.");
}

function capacitor(args, cwd) {
  run([join(root, "node_modules/@capacitor/cli/bin/capacitor"), ...args], cwd, { CI: "1" });
}

function run(args, cwd, env) {
  const { status, stdout, stderr } = spawnSync(pinnedNode, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${args.slice(0, 3).join(" ")} failed:\n${stdout}${stderr}`);
}

function filesIn(project, under = "") {
  const at = join(project, under);
  if (!existsSync(at)) return [];
  return readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(project, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
}

function matches(patterns, path) {
  return patterns.some((pattern) => pattern.test(path));
}

function byText(one, other) {
  return one < other ? -1 : 1;
}

function json(path) {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}
