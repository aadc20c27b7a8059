import { useText } from "../../lib/text.tsx";
import { FileUp } from "lucide-react";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { FileDrop } from "../../ui/file-drop.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { ImportReport } from "./import-report.tsx";
import { importable, type ImportState } from "./import-state.ts";
import css from "./import-sheet.module.css";
import type { useImport } from "./use-import.ts";

type ImportProps = { open: boolean; onClose: () => void; import: ReturnType<typeof useImport> };

/** Import from files: choose, preview, import. */
export function ImportSheet({ open, onClose, import: importing }: ImportProps) {
  const text = useText("sources").import;
  const { state } = importing;
  const close = () => {
    importing.startOver();
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={titleOf(state, text)}
      icon={{ kind: "component", iconComponent: <FileUp size={28} aria-hidden /> }}
      dirty={state.kind === "preview" && importable(state.found, state.types) > 0 && !state.saving}
      footer={<Actions import={importing} onClose={close} />}
    >
      <Stack gap={16}>
        {"problem" in state && state.problem !== null && (
          <Banner kind="error" live focus>
            {state.problem}
          </Banner>
        )}
        {state.kind === "offered" && <Offered files={state.files} />}
        {state.kind === "choosing" && <Choosing onFiles={importing.send} />}
        {(state.kind === "sending" || state.kind === "reading") && (
          <Progress part={state.kind === "sending" ? state.part : null} />
        )}
        {importing.consent}
        {state.kind === "preview" && <ImportPreview shown={state} onSay={importing.say} />}
        {state.kind === "done" && <ImportReport done={state.done} />}
      </Stack>
    </Sheet>
  );
}

function titleOf({ kind }: ImportState, text: { title: string; preview: string; report: string }): string {
  if (kind === "preview") return text.preview;
  return kind === "done" ? text.report : text.title;
}

/** The names of the files another app shared. */
function Offered({ files }: { files: readonly File[] }) {
  const text = useText("sources").import;
  return (
    <>
      <p>{text.offered(files.length)}</p>
      <ul className={css.names}>
        {[...new Set(files.map(({ name }) => name))].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

type ActionsProps = Pick<ImportProps, "import" | "onClose">;

function Actions({ import: { state, commit, send, startOver }, onClose }: ActionsProps) {
  const text = useText("sources").import;
  const global = useText("global");
  if (state.kind === "offered")
    return (
      <>
        <Button variant="ember" onClick={() => send(state.files)}>
          {text.readThem}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {global.cancel}
        </Button>
      </>
    );
  if (state.kind === "sending" || state.kind === "reading")
    return <Button onClick={startOver}>{text.cancel}</Button>;
  if (state.kind === "done")
    return (
      <Button variant="ember" onClick={onClose}>
        {global.done}
      </Button>
    );
  if (state.kind === "choosing") return <Button onClick={onClose}>{global.cancel}</Button>;
  const count = importable(state.found, state.types);
  return (
    <>
      <Button variant="ember" loading={state.saving} disabled={count === 0} onClick={commit}>
        {count > 0 && text.commit(count)}
        {count === 0 && (state.found.counts.needs_type > 0 ? text.sportFirst : text.nothing)}
      </Button>
      <Button variant="ghost" onClick={startOver}>
        {text.again}
      </Button>
    </>
  );
}

const ACCEPTED = ".fit,.tcx,.gpx,.gz,.zip,.xml";

function Choosing({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { help, choose, drop } = useText("sources").import;
  return <FileDrop help={help} label={choose} drop={drop} accept={ACCEPTED} multiple onFiles={onFiles} />;
}

const percent = new Intl.NumberFormat("fr-BE", { style: "percent" });

/** Null: uploaded, the server is reading. */
function Progress({ part }: { part: number | null }) {
  const text = useText("sources").import;
  return (
    <div className={css.body}>
      <output className={css.progress}>
        {part === null && <Spinner />}
        {part === null ? text.reading : text.uploading(percent.format(part))}
      </output>
      {part !== null && <progress className={css.bar} max={1} value={part} aria-label={text.title} />}
    </div>
  );
}
