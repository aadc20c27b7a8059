import { ArrowLeft } from "lucide-react";
import css from "./single-page-top.module.css";
import { go } from "../../lib/navigation.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useText } from "../../lib/text.tsx";
import { Wordmark } from "../../ui/art/wordmark.tsx";

/** Back button and mark, where later steps show the progress. */
export function SinglePageTop({ back }: { back: string }) {
  const text = useText("global");
  return (
    <div className={css.top}>
      <IconButton
        label={text.back}
        icon={<ArrowLeft size={24} aria-hidden />}
        onClick={() => go.back(back)}
      />
      <Wordmark size={28} />
    </div>
  );
}
