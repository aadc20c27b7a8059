import type { Entrance } from "@kalivo/contract/shapes/proof-post.ts";
import { useAssociation } from "../../features/me/use-association.ts";
import { useText } from "../../lib/text.tsx";
import { href } from "../../paths.ts";
import { Page } from "../../ui/page/page.tsx";
import { ConfirmPart } from "./confirm-part.tsx";
import css from "./entrance.module.css";
import { PostsPart } from "./posts-part.tsx";
import { WordsPart } from "./words-part.tsx";

export type InsideProps = { page: Entrance; pageKey: string };

/** What an organisation does here: say that it takes part, keep its texts, show what transfers did. */
export function InsidePage({ page, pageKey }: InsideProps) {
  const text = useText("entrance");
  const mail = useAssociation().data?.mail;
  return (
    <Page title={page.organisation.name} back={href("home")} width="text">
      <ConfirmPart page={page} pageKey={pageKey} />
      <PostsPart page={page} pageKey={pageKey} />
      <WordsPart page={page} pageKey={pageKey} />
      <p className={css.foot}>
        <a className="text-link" href={href("transparency")}>
          {text.books}
        </a>
        {mail !== undefined && (
          <a className="text-link" href={`mailto:${mail}`}>
            {mail}
          </a>
        )}
      </p>
    </Page>
  );
}
