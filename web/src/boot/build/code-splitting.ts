import type { Rolldown } from "vite";

type Modules = { getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null };

const SCREENS = /web[\\/]src[\\/]screens[\\/]/;
const MAIN = /web[\\/]src[\\/]main\.tsx$/;
const HOME = /web[\\/]src[\\/]screens[\\/]home[\\/]home-screen\.tsx$/;
const LANDING = /web[\\/]src[\\/]screens[\\/]landing[\\/]landing-screen\.tsx$/;

/** What the app begins with, and what the landing page takes from elsewhere. */
const inEntry = (id: string, modules: Modules) =>
  isImportedBy(id, modules, (importer, { isEntry }) => isEntry || LANDING.test(importer));

/** What every language and each of its parts needs, too: apart it would be files of three lines. */
const WORD_PARTS = /words[\\/]src[\\/](?:plural|(?:[a-z]{2})[\\/]unreachable)\.ts$/;

/** All but the module that begins the app: it waits for the first screen, which could not wait for it in turn. */
const entryFile = (id: string, modules: Modules) => {
  if (SCREENS.test(id) || MAIN.test(id)) return null;
  return inEntry(id, modules) || WORD_PARTS.test(id) ? "kit" : null;
};

const homeFile = (id: string, modules: Modules) =>
  !inEntry(id, modules) && isImportedBy(id, modules, (importer) => HOME.test(importer)) ? "home-parts" : null;

type Module = NonNullable<ReturnType<Modules["getModuleInfo"]>>;

/** Whether one that `is` imports this module, directly or through others. */
function isImportedBy(
  id: string,
  modules: Modules,
  is: (id: string, module: Module) => boolean,
  seen = new Set<string>(),
): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = modules.getModuleInfo(id);
  if (module === null) return false;
  return is(id, module) || module.importers.some((importer) => isImportedBy(importer, modules, is, seen));
}

const WORDS = /words[\\/]src[\\/]([a-z]{2})[\\/](screens|later|own|giving|admin)\.ts$/;

/** 42 bits tell the builds of one file apart; the first page names them all, and each sign of theirs weighs there. */
const HASH = "[hash:7]";

/** How a file of code is named: words by their language and part. */
export function nameOf({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, language, part] = WORDS.exec(facadeModuleId ?? "") ?? [];
  return language === undefined ? `assets/[name]-${HASH}.js` : `assets/words-${language}-${part}-${HASH}.js`;
}

/** Those of all screens but the ones few people see. */
const STYLES =
  /web[\\/]src[\\/](?:ui|features|screens)[\\/](?!admin|landing|month-recap|celebration|scan|register).*\.module\.css$/;

/** Which modules share a file: few files, as each is a request, and none that draws in what a first paint does not need. */
export const GROUPS: Rolldown.CodeSplittingGroup[] = [
  // Two files come sooner than one of both: a browser opens several connections.
  { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 30 },
  // What several screens share of the kit is two files instead of sixty: the one the first paint
  // needs, and the one that comes with the first screen.
  {
    name: entryFile,
    debugName: "kit",
    test: /(?:web|domain|contract|words)[\\/]src[\\/]|lucide-react|@tanstack/,
    priority: 20,
  },
  // A sheet of styles that comes later has the browser look at the whole page again.
  { name: "styles", test: STYLES, priority: 10 },
  {
    name: "kit-later",
    test: /web[\\/]src[\\/](?:ui|lib|boot)[\\/]|lucide-react/,
    minShareCount: 2,
  },
  // Home is what a member opens first: what it shares with other screens is one file, too.
  {
    name: homeFile,
    debugName: "home-parts",
    test: /(?:web[\\/]src[\\/]features|(?:domain|contract)[\\/]src|uqr|idb-keyval)[\\/]/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // What other screens of a member share.
  {
    name: "parts",
    test: /web[\\/]src[\\/]features[\\/](?!admin|registration[\\/](?!health-consent)|sign-in|celebration|month-recap)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1,
  },
];
