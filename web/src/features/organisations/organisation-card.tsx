import type { Organisation, OrganisationLogo } from "@kalivo/contract/shapes/organisation.ts";
import { Ban, Check } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import css from "./organisation-card.module.css";
import { href } from "../../paths.ts";
import { showMoney, showWhole } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";

type OrganisationCardProps = { organisation: Organisation };

type LinkedProps = OrganisationCardProps & {
  /** Above the fold, so its picture is not lazy. */
  soon?: boolean;
  /** In a list beside its page: this one is shown. */
  isCurrent?: boolean;
};

/** The card as a link to the organisation's page. */
export function OrganisationCard({ organisation, soon = false, isCurrent = false }: LinkedProps) {
  return (
    <a
      className={css.card}
      href={href("organisation", { id: organisation.id })}
      aria-current={isCurrent ? "page" : undefined}
    >
      <Content organisation={organisation} soon={soon} />
    </a>
  );
}

type SelectableProps = {
  /** Of an organisation no longer listed, only name and logo are known. */
  organisation: Organisation | OrganisationLogo;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  /** The mark of a selected card; a blacklist uses "ban". */
  mark?: "check" | "ban";
};

export function SelectableOrganisationCard(props: SelectableProps) {
  const { organisation, selected, onSelect, mark = "check" } = props;
  return (
    <label className={classNames(css.card, css.selectable, css.compact)} data-mark={mark}>
      <input
        type="checkbox"
        className={css.input}
        checked={selected}
        aria-label={organisation.name}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <Row organisation={organisation}>
        <span className={css.tick} aria-hidden="true">
          {mark === "check" ? <Check size={18} /> : <Ban size={18} />}
        </span>
      </Row>
    </label>
  );
}

type RowProps = Pick<SelectableProps, "organisation"> & { children: ReactNode };

/** Logo on its banner, name, what it does and its figures; of one that is no longer listed, logo and name. */
function Row({ organisation, children }: RowProps) {
  const text = useText("organisations");
  const whole = "short_description" in organisation ? organisation : null;
  return (
    <>
      <Banner url={whole?.banner?.url} />
      <Logo {...organisation} />
      <span className={css.about}>
        <span className={css.name}>{organisation.name}</span>
        {whole !== null && (
          <>
            <span className={css.description} lang="">
              {whole.short_description}
            </span>
            <IsUs organisation={whole} />
            <span className={css.figures}>
              <span>
                {text.totalRaised} <b>{showMoney(whole.donations_sum_total_in_euros)}</b>
              </span>{" "}
              <span>
                {text.burnersCount} <b>{showWhole(whole.users_count)}</b>
              </span>
            </span>
          </>
        )}
      </span>
      {children}
    </>
  );
}

const Banner = ({ url, soon = false }: { url: string | undefined; soon?: boolean }) => (
  <span className={css.banner}>
    {url !== undefined && (
      <img src={url} alt="" width={368} height={92} loading={soon ? "eager" : "lazy"} decoding="async" />
    )}
  </span>
);

const Logo = ({ name, logo }: Pick<OrganisationLogo, "name" | "logo">) => (
  <span className={css.logo}>
    {logo === null ? (
      <span aria-hidden="true">{name.slice(0, 1)}</span>
    ) : (
      <img src={logo.url} alt="" width={48} height={48} loading="lazy" decoding="async" />
    )}
  </span>
);

function Content({ organisation, soon = false }: OrganisationCardProps & { soon?: boolean }) {
  return (
    <>
      <Banner url={organisation.banner?.url} soon={soon} />
      <span className={css.body}>
        <Logo {...organisation} />
        <span className={css.name}>{organisation.name}</span>
        <About organisation={organisation} />
      </span>
    </>
  );
}

function About({ organisation }: OrganisationCardProps) {
  const text = useText("organisations");
  return (
    <>
      <span className={css.description} lang="">
        {organisation.short_description}
      </span>
      <IsUs organisation={organisation} />
      <span className={css.cells}>
        <Figure label={text.totalRaised} value={showMoney(organisation.donations_sum_total_in_euros)} leaf />
        <Figure label={text.burnersCount} value={showWhole(organisation.users_count)} />
      </span>
    </>
  );
}

/** What is given for Kalivo itself stays with it: whoever chooses knows that before. */
function IsUs({ organisation: { is_association: isUs } }: OrganisationCardProps) {
  const text = useText("choice");
  return isUs ? <span className={css.isUs}>{text.association}</span> : null;
}

function Figure({ label, value, leaf = false }: { label: string; value: string; leaf?: boolean }) {
  return (
    <span className={css.cell}>
      <span className={css.label}>{label}</span>
      <span className={leaf ? css.leafValue : css.value}>{value}</span>
    </span>
  );
}
