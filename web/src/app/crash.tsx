import { Component, type CSSProperties, type ErrorInfo, type ReactNode, useRef, useState } from "react";
import { fatalWords } from "@kalivo/words/fatal.ts";
import { languageOfPage } from "../lib/page-language.ts";
import { legalUrl } from "../features/legal/legal-url.ts";
import { tryAgain } from "../boot/loading/patience.ts";

type CrashState = { error: Error | null; stack: string };

/** The outermost error boundary (specification §2.3). */
export class CrashBoundary extends Component<{ children: ReactNode }, CrashState> {
  override state: CrashState = { error: null, stack: "" };

  static getDerivedStateFromError(error: unknown): Partial<CrashState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(_error: unknown, info: ErrorInfo) {
    this.setState({ stack: info.componentStack ?? "" });
  }

  override render() {
    const { error, stack } = this.state;
    return error === null ? this.props.children : <CrashScreen error={error} stack={stack} />;
  }
}

/** What the app needs to begin did not load, and reloading did not help. */
export function NotBegun({ error }: { error: unknown }): never {
  throw error;
}

/** Inline styles only, so that it renders even when nothing else works. */
function CrashScreen({ error, stack }: { error: Error; stack: string }) {
  const fatal = fatalWords(languageOfPage());
  const debug = [location.href, `${error.name}: ${error.message}`, stack.trim()].join("\n\n");
  const box = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(debug);
      setCopied(true);
    } catch {
      box.current?.select(); // so that it can be copied by hand
    }
  };
  return (
    <main style={styles.screen}>
      <h1 style={styles.title}>{fatal.title}</h1>
      <p style={styles.line}>{fatal.what}</p>
      <p style={styles.line}>
        {fatal.advice} <a href={legalUrl("imprint")}>{fatal.contact}</a>
      </p>
      <button type="button" style={styles.primary} onClick={() => location.reload()}>
        {fatal.reload}
      </button>
      <label style={styles.label}>
        {fatal.details}
        <textarea ref={box} style={styles.box} readOnly value={debug} rows={8} />
      </label>
      <button type="button" style={styles.secondary} onClick={() => void copy()}>
        <span aria-live="polite">{copied ? fatal.copied : fatal.copy}</span>
      </button>
    </main>
  );
}

/** Shown when the first words failed to load; its own words are part of the entry. */
export function AwayAtStart() {
  const fatal = fatalWords(languageOfPage());
  return (
    <main style={styles.screen}>
      <h1 style={styles.title}>{fatal.offline}</h1>
      <button type="button" style={styles.primary} onClick={tryAgain}>
        {fatal.retry}
      </button>
    </main>
  );
}

const button: CSSProperties = {
  minHeight: 52,
  padding: "12px 20px",
  border: 0,
  borderRadius: 18,
  font: "600 17px/22px var(--face, system-ui, sans-serif)",
  cursor: "pointer",
};

const styles = {
  screen: {
    position: "fixed",
    inset: 0,
    zIndex: 12_000,
    display: "flex",
    flexDirection: "column",
    gap: 16,
    maxWidth: 480,
    margin: "0 auto",
    padding: "max(env(safe-area-inset-top), 40px) 20px 32px",
    overflowY: "auto",
    background: "var(--canvas, Canvas)",
    color: "var(--ink, CanvasText)",
    font: "400 16px/24px var(--face, system-ui, sans-serif)",
    boxSizing: "border-box",
  },
  title: { margin: 0, font: "700 30px/36px var(--face, system-ui, sans-serif)" },
  line: { margin: 0 },
  primary: { ...button, background: "var(--leaf, ButtonText)", color: "var(--on-leaf, ButtonFace)" },
  secondary: { ...button, background: "var(--control, ButtonFace)", color: "inherit" },
  label: { display: "grid", gap: 6, font: "600 15px/20px var(--face, system-ui, sans-serif)" },
  box: {
    padding: 12,
    border: "1.5px solid var(--line-strong, GrayText)",
    borderRadius: 16,
    background: "var(--surface, Field)",
    color: "inherit",
    font: "400 13px/18px ui-monospace, monospace",
    resize: "vertical",
  },
} as const satisfies Record<string, CSSProperties>;
