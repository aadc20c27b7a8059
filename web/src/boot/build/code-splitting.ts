import type { Rolldown } from "vite";

type Modules = { getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null };

const SCREENS = /web[\\/]src[\\/]screens[\\/]/;
const MAIN = /web[\\/]src[\\/]main\.tsx$/;
const HOME = /web[\\/]src[\\/]screens[\\/]home[\\/]home-screen\.tsx$/;
const LANDING = /web[\\/]src[\\/]screens[\\/]landing[\\/]landing-screen\.tsx$/;

/** Imported by the entry or the landing page, directly or transitively. */
const inEntry = (id: string, modules: Modules) =>
  isImportedBy(id, modules, (importer, { isEntry }) => isEntry || LANDING.test(importer));

/** Shared by every language and part of the words: chunks of their own would be three lines each. */
const WORD_PARTS = /words[\\/]src[\\/](?:plural|(?:[a-z]{2})[\\/]unreachable)\.ts$/;

/** All but main.tsx, which awaits the first screen: in one chunk with code that screen needs, the two would deadlock. */
const entryFile = (id: string, modules: Modules) => {
  if (SCREENS.test(id) || MAIN.test(id)) return null;
  return inEntry(id, modules) || WORD_PARTS.test(id) ? "kit" : null;
};

const homeFile = (id: string, modules: Modules) =>
  !inEntry(id, modules) && isImportedBy(id, modules, (importer) => HOME.test(importer)) ? "home-parts" : null;

type Module = NonNullable<ReturnType<Modules["getModuleInfo"]>>;

/** Whether a module that matches `is` imports this one, directly or transitively. */
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

const WORDS = /words[\\/]src[\\/]([a-z]{2})[\\/]parts[\\/]([a-z]+)\.ts$/;

/** 42 bits tell the builds of one file apart. The HTML names all files, so each character weighs there. */
const HASH = "[hash:7]";

/** Chunk names: words by language and part. */
export function nameOf({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, language, part] = WORDS.exec(facadeModuleId ?? "") ?? [];
  return language === undefined ? `assets/[name]-${HASH}.js` : `assets/words-${language}-${part}-${HASH}.js`;
}

/** Styles of all screens but the rarely visited ones. */
const STYLES =
  /web[\\/]src[\\/](?:ui|features|screens)[\\/](?!admin|landing|month-recap|celebration|scan|register).*\.module\.css$/;

/** Which modules share a chunk: few chunks, as each is a request, and none with code a first paint does not need. */
export const GROUPS: Rolldown.CodeSplittingGroup[] = [
  // Two files arrive sooner than one of both: a browser opens several connections.
  { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 30 },
  // Code shared by screens is two chunks instead of sixty: one for the first paint, one for the first screen.
  {
    name: entryFile,
    debugName: "kit",
    test: /(?:web|domain|contract|words)[\\/]src[\\/]|lucide-react|@tanstack/,
    priority: 20,
  },
  // A stylesheet that arrives later makes the browser lay out the whole page again.
  { name: "styles", test: STYLES, priority: 10 },
  {
    name: "kit-later",
    test: /web[\\/]src[\\/](?:ui|lib|boot)[\\/]|lucide-react/,
    minShareCount: 2,
  },
  // Home is a member's first screen: what it shares with other screens is one chunk, too.
  {
    name: homeFile,
    debugName: "home-parts",
    test: /(?:web[\\/]src[\\/]features|(?:domain|contract)[\\/]src|uqr|idb-keyval)[\\/]|words[\\/]src[\\/]listed\.ts$/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // Shared by the other screens of members; a field of days is in sheets alone.
  {
    name: "parts",
    test: /(?:web[\\/]src[\\/]features|domain[\\/]src[\\/](?:organisations|links|people))[\\/](?!admin|registration[\\/](?!health-consent)|sign-in|celebration|month-recap|days[\\/]day-field)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1,
  },
];
