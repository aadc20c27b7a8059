import type { OwnAnswer } from "@kalivo/contract/routes/own/answers.ts";
import { ANSWER_LINES, MAX_ANSWER_LENGTH, type ReadyAnswer } from "@kalivo/domain/people/answer.ts";
import { useState } from "react";
import { showLongMonth } from "../../lib/format.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { TextArea } from "../../ui/text-field.tsx";
import { useWriteAnswer } from "./use-answer.ts";

type AnswerSheetProps = { open: boolean; month: string; own: OwnAnswer; onClose: () => void };

/** A ready sentence, or words of one's own. */
export function AnswerSheet({ open, month, own, onClose }: AnswerSheetProps) {
  const text = useText("cheers").answer;
  const { language } = useLanguage();
  const { send, sending, problem } = useWriteAnswer(onClose);
  const draft = useDraft(own);
  const { choice, words } = draft;
  const written = choice === "own" ? words.trim() : choice;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.title(showLongMonth(month, language))}
      dirty={draft.dirty}
      footer={
        <Button
          variant="leaf"
          loading={sending}
          disabled={written === null || written === ""}
          onClick={() => {
            if (choice === "own") send({ month, words: words.trim() });
            else if (choice !== null) send({ month, ready: choice });
          }}
        >
          {text.send}
        </Button>
      }
    >
      <Stack gap={20}>
        {problem !== null && (
          <Banner kind="error" live>
            {problem}
          </Banner>
        )}
        <RadioCards
          legend={text.choose}
          value={choice}
          onChange={draft.choose}
          options={[
            ...own.ready.map(({ key, text: label }) => ({ value: key, label })),
            { value: "own", label: text.own, hint: text.ownHint },
          ]}
        />
        {choice === "own" && (
          <TextArea
            label={text.words}
            rows={ANSWER_LINES}
            dir="auto"
            maxLength={MAX_ANSWER_LENGTH}
            value={words}
            onChange={({ target }) => draft.write(target.value)}
          />
        )}
        <p>{text.fixedAfter}</p>
      </Stack>
    </Sheet>
  );
}

type Choice = ReadyAnswer | "own";

/** What is chosen and typed, beginning with what was written before. */
function useDraft({ answer }: OwnAnswer) {
  const before = answer === null ? null : (answer.ready ?? "own");
  const wordsBefore = answer === null || answer.ready !== null ? "" : answer.text;
  const [choice, choose] = useState<Choice | null>(before);
  const [words, write] = useState(wordsBefore);
  return { choice, choose, words, write, dirty: choice !== before || words !== wordsBefore };
}
