import { href } from "../../app/paths.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { useMe } from "../me/session.ts";
import { backOf } from "./invite-link.ts";
import css from "./quick-share.module.css";

/** The personal invite link: shared natively where that exists, copied elsewhere. */
export function QuickShare() {
  const text = useText();
  const me = useMe();
  const toast = useToast();
  const share = async () => {
    const url = `${location.origin}${href("register", {}, { back: backOf(me.first_name, me.last_name, me.id) })}`;
    try {
      if ("share" in navigator && matchMedia("(pointer: coarse)").matches) return await navigator.share({ url });
      await navigator.clipboard.writeText(url);
      return toast(text.act.copied);
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return undefined;
      return toast(text.act.copyFailed(String(error)), "error");
    }
  };
  return (
    <Card tone="leaf" roomy>
      <div className={css.share}>
        <p className={css.line}>{text.home.shareHelp}</p>
        <Button size="medium" onClick={() => void share()}>
          {text.home.share}
        </Button>
      </div>
    </Card>
  );
}
