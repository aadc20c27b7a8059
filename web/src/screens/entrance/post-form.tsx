import * as api from "@kalivo/contract/api-paths.ts";
import { HTML_LANG, LANGUAGES, type Language } from "@kalivo/domain/language.ts";
import { MAX_PICTURE_TEXT_LENGTH, MAX_PROOF_LENGTH } from "@kalivo/domain/organisations/proof-text.ts";
import { type FormEvent, useState } from "react";
import { shrinkPicture } from "../../lib/shrink-picture.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { Button, ButtonRow } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { FilePicker } from "../../ui/file-picker.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { TextArea, TextField } from "../../ui/text-field.tsx";
import css from "./entrance.module.css";
import type { PaidOut } from "./posts-part.tsx";
import { errorOf, Refused } from "./refused.tsx";
import { useInside } from "./use-entrance.ts";

type PostFormProps = { payout: PaidOut; pageKey: string; onClose: () => void };

/** What is written of a transfer, and how it is sent. */
function usePost({ payout, pageKey, onClose }: PostFormProps) {
  const { missing } = useText("fields");
  const page = useLanguage();
  const post = useInside(pageKey, api.postProof);
  const [values, setValues] = useState({ text: payout.post?.text ?? "", pictureText: "" });
  const [language, setLanguage] = useState<Language>(payout.post?.language ?? page.language);
  const [file, setFile] = useState<File | null>(null);
  const [said, setSaid] = useState<string>();
  const send = async () => {
    if (values.text.trim() === "") return setSaid(missing);
    const picture = file === null ? undefined : await shrinkPicture(file);
    const answer = await post.mutateAsync({
      payout_id: payout.id,
      language,
      text: values.text,
      ...(picture !== undefined && { picture, picture_text: values.pictureText }),
    });
    if (answer.ok) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!post.isPending) void send();
  };
  const write = (change: Partial<typeof values>) => {
    setValues({ ...values, ...change });
    setSaid(undefined);
  };
  return { post, values, write, language, setLanguage, file, setFile, said, submit };
}

/** One picture and two sentences for a transfer. */
export function PostForm(props: PostFormProps) {
  const { posts: text, words } = useText("entrance");
  const form = usePost(props);
  const { post, values, language } = form;
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap={16}>
        <PictureFields form={form} />
        <RadioCards
          legend={text.language}
          look="segments"
          options={LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
          value={language}
          onChange={form.setLanguage}
        />
        <TextArea
          label={text.text}
          hint={text.textHelp}
          required
          rows={3}
          lang={HTML_LANG[language]}
          dir="auto"
          maxLength={MAX_PROOF_LENGTH}
          value={values.text}
          error={form.said ?? errorOf(post.data, "text")}
          onChange={(event) => form.write({ text: event.target.value })}
        />
        <Refused answer={post.data} />
        <ButtonRow>
          <Button type="submit" loading={post.isPending}>
            {text.action}
          </Button>
          <Button variant="ghost" onClick={props.onClose}>
            {text.close}
          </Button>
        </ButtonRow>
      </Stack>
    </form>
  );
}

function PictureFields({ form }: { form: ReturnType<typeof usePost> }) {
  const { posts: text } = useText("entrance");
  const { post, values, file } = form;
  return (
    <>
      <p className={css.quiet}>{text.pictureHelp}</p>
      <FilePicker
        label={text.picture}
        shape="banner"
        file={file}
        error={errorOf(post.data, "picture")}
        onPick={form.setFile}
        onRemove={() => form.setFile(null)}
      />
      {file !== null && (
        <TextField
          label={text.pictureText}
          hint={text.pictureTextHelp}
          maxLength={MAX_PICTURE_TEXT_LENGTH}
          value={values.pictureText}
          error={errorOf(post.data, "picture_text")}
          onChange={(event) => form.write({ pictureText: event.target.value })}
        />
      )}
    </>
  );
}
