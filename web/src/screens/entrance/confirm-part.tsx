import * as api from "@kalivo/contract/api-paths.ts";
import { type FormEvent, useState } from "react";
import { showDate } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, Section, Stack } from "../../ui/card.tsx";
import { TextField } from "../../ui/text-field.tsx";
import css from "./entrance.module.css";
import type { InsideProps } from "./inside-page.tsx";
import { errorOf, Refused } from "./refused.tsx";
import { useInside } from "./use-entrance.ts";

/** Once, by name and day; only an admin takes it back. */
export function ConfirmPart({ page: { organisation, confirmed }, pageKey }: InsideProps) {
  const { confirm: text } = useText("entrance");
  const { missing } = useText("fields");
  const confirm = useInside(pageKey, api.confirmOrganisation);
  const [name, setName] = useState("");
  const [said, setSaid] = useState<string>();
  const answer = confirm.data;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (confirm.isPending) return;
    if (name.trim() === "") return setSaid(missing);
    confirm.mutate({ name });
  };
  return (
    <Section title={text.title}>
      <Card roomy>
        {confirmed === null ? (
          <form noValidate onSubmit={submit}>
            <Stack gap={16}>
              <p className={css.text}>{text.help(organisation.name)}</p>
              <TextField
                label={text.name}
                hint={text.nameHelp}
                autoComplete="name"
                required
                maxLength={60}
                value={name}
                error={said ?? errorOf(answer, "name")}
                onChange={(event) => {
                  setName(event.target.value);
                  setSaid(undefined);
                }}
              />
              <Refused answer={answer} />
              <Button variant="leaf" type="submit" loading={confirm.isPending}>
                {text.action}
              </Button>
            </Stack>
          </form>
        ) : (
          <Stack gap={4}>
            <p className={css.strong}>{text.done(confirmed.by, showDate(confirmed.at))}</p>
            <p className={css.quiet}>{text.undo}</p>
          </Stack>
        )}
      </Card>
    </Section>
  );
}
