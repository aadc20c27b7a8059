import { initials, tintOf } from "@kalivo/domain/people/initials.ts";
import { classNames } from "./class-names.ts";
import css from "./avatar.module.css";

type AvatarProps = {
  id: number;
  first_name: string;
  last_name: string;
  picture: { url: string } | null;
  size?: number;
  /** For teams: rounded corners instead of a circle. */
  square?: boolean;
};

/** The picture beside a name (so without alt text); without a picture, initials on one of four tints. */
export function Avatar({ id, first_name, last_name, picture, size = 52, square = false }: AvatarProps) {
  const style = { width: size, height: size, fontSize: Math.round(size * 0.36) };
  return (
    <span className={classNames(css.avatar, css[tintOf(id)], square && css.square)} style={style}>
      {picture === null ? (
        <span aria-hidden="true">{initials(first_name, last_name)}</span>
      ) : (
        <img
          className={css.picture}
          src={picture.url}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}
