import type { SharedLink } from "@kalivo/contract/routes/own/read-link.ts";
import { Banner } from "../../ui/banner.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import css from "./brought-by.module.css";
import { personIn, withoutSecret } from "./wanted.ts";
import { useSharedLink } from "./use-shared-link.ts";

type BroughtByProps = {
  wanted: string | null;
  invite?: string | null;
  /** Also what the product is and what is raised for, for who reads of it for the first time. */
  explained?: boolean;
};

/**
 * What the followed link is about, as the server says: the link could carry any name. Nothing of a private person, whose
 * link has a secret that is shown to nobody before there is an account.
 */
export function BroughtBy({ wanted, invite = null, explained = false }: BroughtByProps) {
  const read = useSharedLink(invite ?? (wanted === null ? null : withoutSecret(wanted)));
  const isSecret = (personIn(wanted)?.key ?? null) !== null;
  if (read?.gone === true && !isSecret) return <Banner kind="info">{read.said}</Banner>;
  if (read === undefined || read.link === null) return null;
  const { name, picture, title, text } = read.link;
  return (
    <div className={css.brought} data-keep-clear="">
      {name !== null && <Face name={name} picture={picture} id={Number(personIn(wanted)?.id ?? 0)} />}
      <div>
        <p>{title}</p>
        {explained && <p className={css.text}>{text}</p>}
      </div>
    </div>
  );
}

type FaceProps = Pick<SharedLink, "picture"> & { name: string; id: number };

function Face({ name, picture, id }: FaceProps) {
  const [first = "", ...rest] = name.split(" ");
  return <Avatar id={id} first_name={first} last_name={rest.join(" ")} picture={picture} size={40} />;
}
