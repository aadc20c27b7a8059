import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { useQuery } from "@tanstack/react-query";
import type { StatementProof } from "@kalivo/contract/routes/own/statements.ts";
import { href } from "../../paths.ts";
import { DownloadRow } from "../../features/account/download-row.tsx";
import { read } from "../../lib/call.ts";
import { showLongMonth } from "../../lib/format.ts";
import { Card, Section } from "../../ui/card.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { LinkRow, RowGroup } from "../../ui/link-row.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { RowSkeleton } from "../../ui/states/skeleton.tsx";
import css from "./payment-records.module.css";

/** The receipt of a paid month, and its proof in the sealed books. */
export function PaymentRecords({ statementId }: { statementId: number }) {
  const text = useText("books");
  return (
    <Section title={text.records.title}>
      <Card>
        <RowGroup>
          <DownloadRow path={pathTo(api.downloadReceipt, { id: statementId })} label={text.records.receipt} />
          <LinkRow href={href("transparency")} label={text.proof.toBooks} />
        </RowGroup>
      </Card>
      <Disclosure title={text.proof.title}>
        {() => (
          <>
            <p className={css.help}>{text.proof.help}</p>
            <Entries statementId={statementId} />
          </>
        )}
      </Disclosure>
    </Section>
  );
}

function Entries({ statementId }: { statementId: number }) {
  const proof = useQuery({
    queryKey: ["statement", `${statementId}`, "proof"],
    queryFn: ({ signal }) => read(pathTo(api.proveStatement, { id: statementId }), { signal }),
  });
  return (
    <Loaded query={proof} skeleton={<RowSkeleton />}>
      {(entries) => (
        <ul className={css.entries}>
          {entries.map((entry) => (
            <Entry key={entry.text} entry={entry} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function Entry({ entry: { text: line, sealed } }: { entry: StatementProof[number] }) {
  const text = useText("books").proof;
  const { language } = useLanguage();
  const facts = [
    { label: text.text, value: line },
    ...(sealed === null
      ? []
      : [
          { label: text.salt, value: sealed.salt },
          { label: text.hash, value: sealed.hash },
        ]),
  ];
  return (
    <li className={css.entry}>
      <p className={css.place}>
        {sealed === null ? text.unsealed : text.entry(sealed.entry, showLongMonth(sealed.month, language))}
      </p>
      <dl className={css.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className={css.help}>{label}</dt>
            <dd className={css.code}>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
