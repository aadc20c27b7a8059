import { Banner } from "../../ui/banner.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import css from "./brought-by.module.css";
import { asShared, personIn } from "./wanted.ts";
import { useSharedLink } from "./use-shared-link.ts";

/** What the followed link is about, as the server says: the link could carry any name. Nothing when not public. */
export function BroughtBy({ wanted }: { wanted: string | null }) {
  const read = useSharedLink(wanted === null ? null : asShared(wanted));
  if (read?.gone === true) return <Banner kind="info">{read.said}</Banner>;
  if (read === undefined || read.link === null) return null;
  const { name, title } = read.link;
  return (
    <p className={css.brought} data-keep-clear="">
      {name !== null && <Face name={name} id={Number(personIn(wanted)?.id ?? 0)} />}
      {title}
    </p>
  );
}

function Face({ name, id }: { name: string; id: number }) {
  const [first = "", ...rest] = name.split(" ");
  return <Avatar id={id} first_name={first} last_name={rest.join(" ")} picture={null} size={40} />;
}
