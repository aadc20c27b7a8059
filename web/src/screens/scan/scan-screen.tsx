import { useText } from "../../lib/text.tsx";
import { ScanLine } from "lucide-react";
import { useState } from "react";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import { href } from "../../paths.ts";
import { go } from "../../lib/navigation.ts";
import { codeOfScan, wantedOfScan } from "../../features/codes/code-link.ts";
import { useSharedCode } from "../../features/codes/use-shared-code.tsx";
import { useMe } from "../../features/me/session.ts";
import { useMedia } from "../../lib/media.ts";
import { isNative } from "../../lib/platform.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Page } from "../../ui/page/page.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Applied } from "./applied.tsx";
import { AskToJoin } from "./ask-to-join.tsx";
import { Camera } from "./camera.tsx";
import { Finder } from "./finder.tsx";
import { ManualCodeSheet } from "./manual-code-sheet.tsx";
import css from "./scan-screen.module.css";
import { canScan, scanNatively } from "./scanner.ts";
import { type CodeFlow, useCodeFlow } from "./use-code-flow.ts";

/** Scan a QR code, or type a code. */
export const ScanScreen = () => <AddCode />;

/** `/code/{code}` checks and applies its code automatically. */
export const CodeScreen = ({ params }: { params: { code: string } }) => (
  <AddCode key={params.code} arrived={params.code} />
);

function AddCode({ arrived }: { arrived?: string }) {
  const text = useText("codes");
  const flow = useCodeFlow(arrived ?? null);
  const scan = useScan(flow);
  const [typing, setTyping] = useState(false);
  const { state } = flow;
  const wide = useMedia("(min-width: 1200px)");
  const open = state.kind !== "applied" && state.kind !== "asking";
  const ways = open && (
    <Ways
      busy={state.kind === "checking"}
      looking={scan.looking}
      onScan={scan.begin}
      onType={() => setTyping(true)}
    />
  );
  return (
    <Page
      title={text.scanTitle}
      back={href("home")}
      width={wide ? "page" : "form"}
      footer={wide || ways === false ? undefined : ways}
    >
      <div className={css.stage}>
        <div className={css.beside}>
          <Said state={state} onAgain={flow.reset} onJoin={flow.join} />
          {wide && ways}
        </div>
        {ways !== false &&
          (scan.looking ? (
            <Camera onFound={scan.found} onStop={scan.stop} onRefused={scan.refused} />
          ) : (
            <Finder />
          ))}
      </div>
      <ManualCodeSheet
        open={typing}
        onClose={() => setTyping(false)}
        onCode={(code) => {
          setTyping(false);
          flow.use(code);
        }}
      />
    </Page>
  );
}

type SaidProps = {
  state: CodeFlow;
  onAgain: () => void;
  onJoin: ReturnType<typeof useCodeFlow>["join"];
};

/** What a code is, and the state of this one. */
function Said({ state, onAgain, onJoin }: SaidProps) {
  const text = useText("codes");
  return (
    <>
      {state.kind !== "applied" && state.kind !== "asking" && <p>{text.scanHelp}</p>}
      <output className={css.busy}>
        {state.kind === "checking" && (
          <>
            <Spinner /> {text.checking}
          </>
        )}
      </output>
      {state.kind === "own" && <OwnCode id={state.id} />}
      {state.kind === "refused" && (
        <Banner kind="error" live>
          {state.said}
        </Banner>
      )}
      {state.kind === "asking" && (
        <AskToJoin
          team={state.offer.owner.name}
          onJoin={() => onJoin(state.code, state.offer)}
          onNotNow={onAgain}
        />
      )}
      {state.kind === "applied" && <Applied {...state} onAgain={onAgain} />}
    </>
  );
}

/** One's own code, with the way to share it. */
function OwnCode({ id }: { id: number }) {
  const text = useText("codes");
  const { share, sheet } = useSharedCode(useMe().codes);
  return (
    <>
      <Banner
        kind="info"
        live
        action={
          <Button size="medium" onClick={() => share(id)}>
            {text.shareTitle}
          </Button>
        }
      >
        {text.own}
      </Banner>
      {sheet}
    </>
  );
}

/** Scans with the shell's plugin or the page's camera. */
function useScan(flow: ReturnType<typeof useCodeFlow>) {
  const text = useText("codes");
  const [looking, setLooking] = useState(false);
  const found = (scanned: string) => {
    setLooking(false);
    const code = codeOfScan(scanned);
    const wanted = wantedOfScan(scanned);
    if (code === null && wanted !== null) go.to(wanted);
    else if (code === null) flow.refuse(text.foreign(APP_NAME));
    else flow.use(code);
  };
  const begin = () => {
    flow.reset();
    if (!isNative()) return setLooking(true);
    return void scanNatively().then((scanned) => (scanned === null ? undefined : found(scanned)));
  };
  const refused = () => {
    setLooking(false);
    flow.refuse(text.cameraRefused);
  };
  return { looking, begin, found, refused, stop: () => setLooking(false) };
}

type WaysProps = { busy: boolean; looking: boolean; onScan: () => void; onType: () => void };

/** In the shell scanning comes first, on the web typing (design §5.7). */
function Ways({ busy, looking, onScan, onType }: WaysProps) {
  const text = useText("codes");
  const native = isNative();
  const type = (
    <Button key="type" variant={native ? "secondary" : "leaf"} disabled={busy} onClick={onType}>
      {text.addManually}
    </Button>
  );
  if (!canScan() || looking) return type;
  const scan = (
    <Button
      key="scan"
      variant={native ? "leaf" : "secondary"}
      icon={<ScanLine size={22} aria-hidden />}
      disabled={busy}
      onClick={onScan}
    >
      {text.scanButton}
    </Button>
  );
  return native ? [scan, type] : [type, scan];
}
