import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { Look } from "@kalivo/contract/shapes/proof-post.ts";
import { HTML_LANG } from "@kalivo/domain/language.ts";
import { showDate, showMoney } from "#web/lib/format.ts";
import { useText } from "#web/lib/text.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, Stack } from "#web/ui/card.tsx";
import { TextArea } from "#web/ui/text-field.tsx";
import { AdminAction } from "../admin-action.tsx";
import { FormSheet, useFormSheet } from "../form-sheet.tsx";
import { useAdminFields } from "../use-admin-fields.ts";
import css from "./look-card.module.css";
import { WordsBeside } from "./words-beside.tsx";

/** One proposal, with the decision below it. */
export function LookCard({ look }: { look: Look }) {
  const { looks: text } = useText("admin");
  const sheet = useFormSheet();
  const { kind, id, organisation } = look;
  const title = kind === "words" ? text.wordsOf(organisation.name) : text.postOf(organisation.name);
  const path = pathTo(api.decideLook, { kind, id: String(id) });
  return (
    <Card roomy>
      <Stack gap={16}>
        <div>
          <h2 className={css.title}>{title}</h2>
          <p className={css.quiet}>{text.sent(showDate(look.at))}</p>
        </div>
        {look.kind === "words" ? <WordsBeside look={look} /> : <Post look={look} />}
        <div className={css.actions}>
          <AdminAction
            size="medium"
            label={text.approve}
            path={path}
            data={{ decision: "approve" }}
            answers={api.listLooks}
            done={text.approved}
          />
          <Button size="medium" variant="ghost" about={title} onClick={sheet.show}>
            {text.returnAction}
          </Button>
        </div>
      </Stack>
      <ReturnSheet key={sheet.opened} open={sheet.open} onClose={sheet.close} path={path} />
    </Card>
  );
}

function Post({ look }: { look: Extract<Look, { kind: "post" }> }) {
  const { looks: text } = useText("admin");
  const { picture, picture_text: pictureText, language, payout } = look;
  return (
    <>
      {picture !== null && (
        <img className={css.picture} src={picture.url} alt={pictureText ?? ""} decoding="async" />
      )}
      <p className={css.text} lang={HTML_LANG[language]} dir="auto">
        {look.text}
      </p>
      {pictureText !== null && <p className={css.quiet}>{pictureText}</p>}
      <p className={css.quiet}>{text.payout(showMoney(payout.amount_in_euros), showDate(payout.paid_on))}</p>
    </>
  );
}

type Path = ReturnType<typeof pathTo<typeof api.decideLook>>;
type ReturnSheetProps = { open: boolean; onClose: () => void; path: Path };

function ReturnSheet({ open, onClose, path }: ReturnSheetProps) {
  const { looks: text } = useText("admin");
  const fields = useAdminFields({ reason: "" }, {});
  const toSend = async () => ({ ...(await fields.toSend()), decision: "return" });
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={text.returnTitle}
      action={text.returnAction}
      done={() => text.returned}
      path={path}
      answers={api.listLooks}
      fields={{ ...fields, toSend }}
    >
      <TextArea
        label={text.reason}
        hint={text.reasonHelp}
        maxLength={500}
        rows={3}
        {...fields.text("reason")}
      />
    </FormSheet>
  );
}
