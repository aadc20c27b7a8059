import type { Rolldown } from "vite";

type Modules = { getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null };

const HOME = /web[\\/]src[\\/]screens[\\/]home[\\/]home-screen\.tsx$/;

const inEntry = (id: string, modules: Modules) => isImportedBy(id, modules, (_, { isEntry }) => isEntry);

/** What every language and each of its parts needs, too: apart it would be files of three lines. */
const WORD_PARTS = /words[\\/]src[\\/](?:plural|(?:en|fr|nl)[\\/]unreachable)\.ts$/;

const entryFile = (id: string, modules: Modules) =>
  inEntry(id, modules) || WORD_PARTS.test(id) ? "kit" : null;

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

const WORDS = /words[\\/]src[\\/](en|fr|nl)[\\/](screens|later|admin)\.ts$/;

/** How a file of code is named: words by their language and part. */
export function nameOf({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, language, part] = WORDS.exec(facadeModuleId ?? "") ?? [];
  return language === undefined ? "assets/[name]-[hash].js" : `assets/words-${language}-${part}-[hash].js`;
}

/** Which modules share a file: few files, as each is a request, and none that draws in what a first paint does not need. */
export const GROUPS: Rolldown.CodeSplittingGroup[] = [
  // Two files come sooner than one of both: a browser opens several connections.
  { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 5 },
  { name: "vendor", test: /node_modules[\\/]@tanstack[\\/]/, priority: 4 },
  // What several screens share of the kit is two files instead of sixty: the one the first paint
  // needs, and the one that comes with the first screen.
  {
    name: entryFile,
    debugName: "kit",
    test: /(?:web|domain|contract|words)[\\/]src[\\/]|lucide-react/,
    minShareCount: 2,
    priority: 20,
  },
  {
    name: "kit-later",
    test: /web[\\/]src[\\/](?:ui|lib)[\\/]|lucide-react/,
    minShareCount: 2,
  },
  // Home is what a member opens first: what it shares with other screens is one file, too.
  {
    name: homeFile,
    debugName: "home-parts",
    test: /(?:web[\\/]src[\\/]features|(?:domain|contract)[\\/]src)[\\/]/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
];
