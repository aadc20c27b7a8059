import * as api from "@kalivo/contract/api-paths.ts";
import { useText, useLanguage } from "#web/lib/text.tsx";
import type { AuditEntry } from "@kalivo/contract/shapes/audit-entry.ts";
import { formatMonth } from "@kalivo/domain/money/display.ts";
import { AdminList } from "../admin-list.tsx";
import { AdminPage } from "../admin-page.tsx";
import { RecordList, RecordRow } from "../record-row.tsx";
import { showInstant } from "../show-instant.ts";
import { useAdminPages } from "../use-admin.ts";
import { type AuditChange, changesOf } from "./audit-change.ts";
import css from "./audit-page.module.css";
import { placeOfTarget } from "./target-place.ts";

const PATH = api.listAudit;
const EVERYTHING = {};

/** The audit log, newest first (rule 30). */
export function AuditPage() {
  const text = useText("admin");
  const entries = useAdminPages(PATH, EVERYTHING);
  return (
    <AdminPage part="audit" title={text.parts.audit}>
      <AdminList query={entries} empty={{ title: text.audit.none }}>
        {(items) => (
          <RecordList label={text.parts.audit}>
            {items.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </RecordList>
        )}
      </AdminList>
    </AdminPage>
  );
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  const text = useText("admin").audit;
  const { action, actor, at, before, after } = entry;
  const changes = changesOf(before, after, text);
  return (
    <RecordRow
      title={text.actions[action] ?? action}
      facts={[actor?.name ?? text.commandLine, showInstant(at)]}
      action={
        <>
          <Target target={entry.target} />
          {changes.length > 0 && <Changes changes={changes} />}
        </>
      }
    />
  );
}

function Target({ target }: Pick<AuditEntry, "target">) {
  const text = useText("admin").audit;
  const { language } = useLanguage();
  const to = placeOfTarget(target);
  const kind = text.targets[target.kind] ?? target.kind;
  const numbered = target.id === null ? kind : text.numbered(kind, target.id);
  const month = target.kind === "month" && target.id !== null ? formatMonth(target.id, language) : null;
  const name = target.name ?? month ?? numbered;
  if (to === null) return <p className={css.target}>{name}</p>;
  return (
    <a className="text-link" href={to}>
      {name}
    </a>
  );
}

function Changes({ changes }: { changes: readonly AuditChange[] }) {
  const text = useText("admin").audit;
  return (
    <ul className={css.changes}>
      {changes.map(({ name, before, after }) => (
        <li key={name}>
          {before === null || after === null
            ? text.set(name, after ?? before ?? text.nothing)
            : text.change(name, before, after)}
        </li>
      ))}
    </ul>
  );
}
