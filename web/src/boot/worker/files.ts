/** What the build put beside this worker: paths, and the SHA-256 of the page they belong to. */
type BuiltFiles = {
  /** The page's entry; it names the build. */
  app: string;
  page: { path: string; sha256: string };
  /** What the first screens need without a network. */
  core: readonly string[];
  /** Their names do not change with what is in them. */
  icons: readonly string[];
  /** What each language needs beside them. */
  words: Readonly<Record<string, readonly string[]>>;
  /** Everything else that may be asked for. */
  all: readonly string[];
};

// Put in by web/src/boot/build/service-worker.ts once every file has its name.
declare const KALIVO_FILES: BuiltFiles;

export const FILES = KALIVO_FILES;
