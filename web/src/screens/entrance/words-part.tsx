import * as api from "@kalivo/contract/api-paths.ts";
import type { Entrance, OrganisationWords } from "@kalivo/contract/shapes/proof-post.ts";
import { HTML_LANG, LANGUAGES, type Language } from "@kalivo/domain/language.ts";
import { MAX_LONG_TEXT_LENGTH, MAX_TEXT_LENGTH } from "@kalivo/domain/limits.ts";
import { MAX_BANK_NAME_LENGTH } from "@kalivo/domain/money/payout.ts";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { showDate } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, Section, Stack } from "../../ui/card.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextArea, TextField } from "../../ui/text-field.tsx";
import css from "./entrance.module.css";
import type { InsideProps } from "./inside-page.tsx";
import { errorOf, Refused } from "./refused.tsx";
import { useInside } from "./use-entrance.ts";

type Field = keyof OrganisationWords["en"];
type Texts = Record<Language, Record<Field, string>>;

/** The texts in each language, and the account holder's name: proposed, and shown once somebody has looked. */
export function WordsPart({ page, pageKey }: InsideProps) {
  const { words: text } = useText("entrance");
  const propose = useInside(pageKey, api.proposeOrganisationWords);
  const [words, setWords] = useState(() => textsOf(page));
  const [holder, setHolder] = useState(page.account?.holder ?? "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!propose.isPending)
      propose.mutate({ words, ...(page.account !== null && { account_holder: holder }) });
  };
  const write = (language: Language, field: Field, value: string) =>
    setWords((before) => ({ ...before, [language]: { ...before[language], [field]: value } }));
  return (
    <Section title={text.title}>
      <p className={css.quiet}>{text.help}</p>
      <Change change={page.change} />
      <form noValidate onSubmit={submit}>
        <Stack gap={16}>
          {LANGUAGES.map((language) => (
            <Disclosure key={language} title={text.languages[language]}>
              {() => (
                <TextsIn
                  language={language}
                  texts={words[language]}
                  errorOf={(field) => errorOf(propose.data, `words.${language}.${field}`)}
                  onWrite={(field, value) => write(language, field, value)}
                />
              )}
            </Disclosure>
          ))}
          <Holder
            account={page.account}
            value={holder}
            error={errorOf(propose.data, "account_holder")}
            onChange={setHolder}
          />
          <Refused answer={propose.data} />
          <Button type="submit" loading={propose.isPending}>
            {text.action}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}

/** As they were sent last, while that waits or came back; else as they are shown. */
function textsOf({ words, change }: Entrance): Texts {
  const sent = change?.state === "approved" ? null : (change?.words ?? null);
  const of = (language: Language) => {
    const texts = sent?.[language] ?? words[language];
    return {
      short_description: texts.short_description ?? "",
      long_description: texts.long_description ?? "",
      result: texts.result ?? "",
    };
  };
  return { en: of("en"), fr: of("fr"), nl: of("nl"), de: of("de") };
}

function Change({ change }: Pick<Entrance, "change">) {
  const { words: text } = useText("entrance");
  if (change === null) return null;
  if (change.state === "waiting") return <Banner kind="info">{text.waiting(showDate(change.at))}</Banner>;
  return change.state === "approved" ? (
    <Banner kind="success">{text.approved}</Banner>
  ) : (
    <Banner kind="warning">{text.returned(change.reason ?? "")}</Banner>
  );
}

type TextsInProps = {
  language: Language;
  texts: Texts[Language];
  errorOf: (field: Field) => string | undefined;
  onWrite: (field: Field, value: string) => void;
};

function TextsIn({ language, texts, errorOf: error, onWrite }: TextsInProps) {
  const { words: text } = useText("entrance");
  const field = (name: Field) => ({
    value: texts[name],
    lang: HTML_LANG[language],
    dir: "auto" as const,
    error: error(name),
    ...(language !== "en" && { hint: text.missing }),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onWrite(name, event.target.value),
  });
  return (
    <Stack gap={16}>
      <TextField label={text.short} maxLength={MAX_TEXT_LENGTH} {...field("short_description")} />
      <TextArea label={text.long} maxLength={MAX_LONG_TEXT_LENGTH} {...field("long_description")} />
      <TextField label={text.result} maxLength={MAX_TEXT_LENGTH} {...field("result")} />
    </Stack>
  );
}

type HolderProps = {
  account: Entrance["account"];
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function Holder({ account, value, error, onChange }: HolderProps) {
  const { words: text } = useText("entrance");
  return (
    <Card roomy>
      {account === null ? (
        <p className={css.text}>{text.noAccount}</p>
      ) : (
        <TextField
          label={text.holder}
          hint={text.holderHelp(account.iban)}
          autoComplete="off"
          maxLength={MAX_BANK_NAME_LENGTH}
          value={value}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Card>
  );
}
