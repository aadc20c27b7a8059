import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import css from "./save-outcome.module.css";

/** The outcome of Save in settings and privacy (specification §4.5). Status 0: no answer. */
export type SaveOutcome = { kind: "saved" } | { kind: "failed"; status: number; message: string | undefined };

type SaveBannerProps = {
  outcome: SaveOutcome;
  /** Takes the focus, unless a field with an error does. */
  focus?: boolean;
};

export function SaveBanner({ outcome, focus = true }: SaveBannerProps) {
  const text = useText("settings");
  const account = useText("account");
  if (outcome.kind === "saved") {
    return (
      <Banner kind="success" live focus>
        {text.saved}
      </Banner>
    );
  }
  return (
    <Banner kind="error" live focus={focus}>
      {outcome.status === 0 ? (
        account.unreachable
      ) : (
        <>
          <span className={css.line}>
            {text.failed}
            {outcome.status}
          </span>
          {outcome.message !== undefined && (
            <span className={css.line} lang="">
              {outcome.message}
            </span>
          )}
        </>
      )}
    </Banner>
  );
}
