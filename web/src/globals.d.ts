/* oxlint-disable no-underscore-dangle -- names put in by the build, visibly no variables of ours */
/** The root package.json's version, put in by vite.config.ts. */
declare const __KALIVO_VERSION__: string;
/** Where the phone shells find the server, put in by vite.config.ts from mobile/shell.json or KALIVO_HOST. */
declare const __KALIVO_HOST__: string;

/** What is used of the Barcode Detection API, in the browsers that have it. */
interface BarcodeDetectorConstructor {
  new (options: { formats: string[] }): {
    detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
  };
  getSupportedFormats: () => Promise<string[]>;
}

interface Navigator {
  /** What is used of the Network Information API, in the browsers that have it. */
  connection?: { saveData?: boolean; type?: string; effectiveType?: string };
}

interface Window {
  Capacitor?: {
    isNativePlatform: () => boolean;
    Plugins?: {
      // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would make this file a module
      Health?: import("./lib/native/health-bridge.ts").HealthPlugin;
      /** @capacitor/barcode-scanner, without the package's own defaults: the phones want every option. */
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
      /** @capacitor/browser: a tab of the phone's own browser over the app. */
      Browser?: {
        open: (asked: { url: string }) => Promise<void>;
        addListener: (event: "browserFinished", heard: () => void) => unknown;
      };
      /** Of Capacitor itself. */
      SystemBars?: { setStyle: (asked: { style: "DEFAULT" | "LIGHT" | "DARK" }) => Promise<void> };
    };
  };
  BarcodeDetector?: BarcodeDetectorConstructor;
  /** The browser's offer to install the app, kept by `boot/page/theme-and-session.ts`. */
  kalivoInstall?: InstallOffer | undefined;
  /** What `boot/page/prefetch-api.ts` asked for already, by path. */
  kalivoPrefetched?: Record<string, Promise<Response>> | undefined;
}

/** A BeforeInstallPromptEvent, as far as it is used. */
interface InstallOffer {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

interface WindowEventMap {
  beforeinstallprompt: Event & InstallOffer;
}
