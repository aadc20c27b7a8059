/* oxlint-disable no-underscore-dangle -- names put in by the build, visibly no variables of ours */
/** The version in the root package.json, defined by vite.config.ts. */
declare const __KALIVO_VERSION__: string;
/** The server's host for the phone shells, defined by vite.config.ts from mobile/shell.json or KALIVO_HOST. */
declare const __KALIVO_HOST__: string;

/** The used part of the Barcode Detection API; not in every browser. */
interface BarcodeDetectorConstructor {
  new (options: { formats: string[] }): {
    detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
  };
  getSupportedFormats: () => Promise<string[]>;
}

interface Navigator {
  /** The used part of the Network Information API; not in every browser. */
  connection?: { saveData?: boolean; type?: string; effectiveType?: string };
}

interface Window {
  Capacitor?: {
    isNativePlatform: () => boolean;
    Plugins?: {
      // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would make this file a module
      Health?: import("./lib/native/health-bridge.ts").HealthPlugin;
      /** @capacitor/barcode-scanner without its package, so without defaults: the phones require every option. */
      CapacitorBarcodeScanner?: {
        scanBarcode: (options: {
          hint: number;
          scanInstructions: string;
          scanButton: boolean;
          scanText: string;
          cameraDirection: number;
          scanOrientation: number;
        }) => Promise<{ ScanResult: string }>;
      };
      /** @capacitor/app */
      // oxlint-disable-next-line typescript/consistent-type-imports -- as above
      App?: import("./lib/native/app-plugin.ts").AppPlugin;
      // oxlint-disable-next-line typescript/consistent-type-imports -- as above
      Haptics?: import("./lib/haptics.ts").HapticsPlugin;
      /** @capacitor/share */
      Share?: { share: (asked: { url?: string; text?: string }) => Promise<unknown> };
      /** @capacitor/browser: a tab of the system browser over the app. */
      Browser?: {
        open: (asked: { url: string }) => Promise<void>;
        addListener: (event: "browserFinished", heard: () => void) => unknown;
      };
      /** Built into Capacitor. */
      SystemBars?: { setStyle: (asked: { style: "DEFAULT" | "LIGHT" | "DARK" }) => Promise<void> };
    };
  };
  BarcodeDetector?: BarcodeDetectorConstructor;
  /** The browser's install prompt, kept by `boot/page/theme-and-session.ts`. */
  kalivoInstall?: InstallOffer | undefined;
  /** Prefetched answers by path (`boot/page/prefetch-api.ts`). */
  kalivoPrefetched?: Record<string, Promise<Response>> | undefined;
}

/** The used part of BeforeInstallPromptEvent. */
interface InstallOffer {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

interface WindowEventMap {
  beforeinstallprompt: Event & InstallOffer;
}
