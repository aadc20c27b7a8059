import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "#web/lib/text.tsx";
import type { AdminPerson } from "@kalivo/contract/shapes/admin.ts";
import { Cake, Download, MessageSquareX, ShieldCheck, ShieldOff, UserX } from "lucide-react";
import { useState } from "react";
import { useMe } from "#web/features/me/session.ts";
import { call } from "#web/lib/call.ts";
import { Card, Section, Stack } from "#web/ui/card.tsx";
import { ActionRow, RowGroup } from "#web/ui/link-row.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useToast } from "#web/ui/toast/toasts.tsx";
import { AdminAction } from "../admin-action.tsx";
import { useFormSheet } from "../form-sheet.tsx";
import { useProblem } from "../use-problem.ts";
import { BirthdaySheet } from "./birthday-sheet.tsx";
import { EraseSheet } from "./erase-sheet.tsx";
import { RemoveAnswerSheet } from "./remove-answer-sheet.tsx";
import { RemoveWhySheet } from "./remove-why-sheet.tsx";
import css from "./person-page.module.css";

type Shown = { person: AdminPerson };

/** Actions on a person's request: data export, erasure; and admin rights. */
export function PersonActions({ person }: Shown) {
  const text = useText("admin").people;
  const myself = useMe().id === person.id;
  return (
    <>
      <Section title={text.actions}>
        <Card>
          <RowGroup>
            <DownloadRow person={person} />
            <BirthdayRow person={person} />
            {person.why_i_move !== null && <RemoveWhyRow person={person} />}
            {person.answers.map((answer) => (
              <RemoveAnswerRow key={answer.month} person={person} answer={answer} />
            ))}
            {!myself && !person.admin && <EraseRow person={person} />}
          </RowGroup>
        </Card>
      </Section>
      <Section title={text.rights}>
        <Card roomy>
          <Stack gap={16}>
            <p className={css.quiet}>{person.admin ? text.rightsHelp.admin : text.rightsHelp.plain}</p>
            {myself ? <p className={css.quiet}>{text.yourself}</p> : <Rights person={person} />}
          </Stack>
        </Card>
      </Section>
    </>
  );
}

function DownloadRow({ person: { id } }: Shown) {
  const text = useText("admin").people;
  const toast = useToast();
  const problemOf = useProblem();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const answer = await call("GET", pathTo(api.exportPerson, { id }));
    setBusy(false);
    if (answer.ok) toast(text.downloaded);
    else toast(problemOf(answer), "error");
  };
  return (
    <ActionRow
      icon={<Download aria-hidden />}
      label={text.download}
      detail={busy ? text.downloading : text.downloadHelp}
      value={busy ? <Spinner /> : undefined}
      onClick={() => {
        if (!busy) void download();
      }}
    />
  );
}

function BirthdayRow({ person }: Shown) {
  const text = useText("admin").people;
  const sheet = useFormSheet();
  return (
    <>
      <ActionRow icon={<Cake aria-hidden />} label={text.correctBirthday} onClick={sheet.show} />
      <BirthdaySheet key={sheet.opened} open={sheet.open} onClose={sheet.close} person={person} />
    </>
  );
}

function RemoveWhyRow({ person }: Shown) {
  const text = useText("admin").people;
  const sheet = useFormSheet();
  return (
    <>
      <ActionRow icon={<MessageSquareX aria-hidden />} label={text.removeWhy} onClick={sheet.show} />
      <RemoveWhySheet key={sheet.opened} open={sheet.open} onClose={sheet.close} person={person} />
    </>
  );
}

function RemoveAnswerRow({ person, answer }: Shown & { answer: AdminPerson["answers"][number] }) {
  const text = useText("admin").people;
  const sheet = useFormSheet();
  return (
    <>
      <ActionRow
        icon={<MessageSquareX aria-hidden />}
        label={text.removeAnswer(answer.month)}
        onClick={sheet.show}
      />
      <RemoveAnswerSheet
        key={sheet.opened}
        open={sheet.open}
        onClose={sheet.close}
        person={person}
        answer={answer}
      />
    </>
  );
}

function EraseRow({ person }: Shown) {
  const text = useText("admin").people;
  const sheet = useFormSheet();
  return (
    <>
      <ActionRow
        icon={<UserX aria-hidden />}
        label={text.erase}
        detail={text.eraseFinal}
        tone="danger"
        onClick={sheet.show}
      />
      <EraseSheet
        key={sheet.opened}
        open={sheet.open}
        onClose={sheet.close}
        person={person}
        path={pathTo(api.erasePerson, { id: person.id })}
        action={text.erase}
        done={text.eraseDone}
      />
    </>
  );
}

function Rights({ person: { id, first_name, admin, proposals } }: Shown) {
  const text = useText("admin").people;
  const path = pathTo(api.readAnyPerson, { id });
  const words = admin
    ? { label: text.revoke, title: text.revokeTitle, help: text.revokeAsk, done: text.revoked }
    : { label: text.grant, title: text.grantTitle, help: text.grantAsk, done: text.granted };
  if (proposals.some(({ kind }) => kind === "grant")) return null; // the proposal above is pending
  const Icon = admin ? ShieldOff : ShieldCheck;
  return (
    <AdminAction
      size="medium"
      label={words.label}
      icon={<Icon size={20} aria-hidden />}
      path={pathTo(api.setAdmin, { id })}
      data={{ admin: !admin }}
      answers={path}
      ask={{ title: words.title(first_name), help: words.help, action: words.label }}
      done={words.done(first_name)}
    />
  );
}
