/** The settings of the privacy screen (specification §2.10; rule 26). Hidden data is absent from answers, never zero. */
export interface PrivacySettings {
  /** Replaces first and last name everywhere for others; null or blank: none. */
  readonly pseudo: string | null;
  /** The profile appears in search and lists; locked off for minors (rule 32). */
  readonly public: boolean;
  readonly fundsRaised: boolean;
  readonly caloriesBurned: boolean;
  readonly backersCount: boolean;
  readonly backersDetail: boolean;
  readonly organisations: boolean;
  readonly burnersCount: boolean;
  readonly burnersDetail: boolean;
  readonly donations: boolean;
  readonly newsletter: boolean;
  readonly newDonor: boolean;
  readonly reminderSync: boolean;
  readonly monthRecap: boolean;
}

/** Everything on, except the newsletter, which is opt-in (rule 29). */
export const DEFAULT_PRIVACY: PrivacySettings = {
  pseudo: null,
  public: true,
  fundsRaised: true,
  caloriesBurned: true,
  backersCount: true,
  backersDetail: true,
  organisations: true,
  burnersCount: true,
  burnersDetail: true,
  donations: true,
  newsletter: false,
  newDonor: true,
  reminderSync: true,
  monthRecap: true,
};

/** The groups of facts that a person may hide. */
export const VISIBLE_GROUPS = [
  "fundsRaised",
  "caloriesBurned",
  "backersCount",
  "backersDetail",
  "organisations",
  "burnersCount",
  "burnersDetail",
  "donations",
] as const satisfies readonly (keyof PrivacySettings)[];

export type VisibleGroup = (typeof VISIBLE_GROUPS)[number];

/** A viewer's relation to a person. `related` is defined by rule 35; nothing a viewer does alone makes them so. */
export type Viewer = "self" | "related" | "stranger";

/** What a viewer may see: the profile at all, and which groups of facts on it and everywhere else. */
export type Visibility = Record<VisibleGroup, boolean> & { readonly profile: boolean };

/**
 * The one decision about what a viewer may see of a person (rule 26): oneself everything, others what the settings allow.
 * With `public` off only related people see the person (rule 35). What each group covers: fundsRaised → total_raised and the
 * burner side's euros · caloriesBurned → burner stats, kcal sums · backersCount → backers_count, nbUsers of burner stats,
 * donor chips · backersDetail → list of donors · organisations → organisations · burnersCount → burners_count, nbUsers of
 * donor stats · burnersDetail → list of burners · donations → total_donated, donor stats, the donor side's amounts.
 */
export function visibleTo(viewer: Viewer, privacy: PrivacySettings): Visibility {
  const shown = (group: VisibleGroup) => viewer === "self" || privacy[group];
  return {
    profile: viewer !== "stranger" || privacy.public,
    fundsRaised: shown("fundsRaised"),
    caloriesBurned: shown("caloriesBurned"),
    backersCount: shown("backersCount"),
    backersDetail: shown("backersDetail"),
    organisations: shown("organisations"),
    burnersCount: shown("burnersCount"),
    burnersDetail: shown("burnersDetail"),
    donations: shown("donations"),
  };
}

/**
 * Whether a person is in a list on another's profile, for example among their donors (rules 21 and 26): for the two of the
 * relation always; for others only when the listed person is public and shows their own side of the relation too. `side`:
 * the listed person's side.
 */
export function relationVisible(
  viewerIsParty: boolean,
  somebody: PrivacySettings,
  side: "payer" | "burner",
): boolean {
  const showsIt = side === "payer" ? somebody.burnersDetail : somebody.backersDetail;
  return viewerIsParty || (somebody.public && showsIt);
}

/**
 * Whether a viewer sees the amount of a relation (rule 27): its two people always, others only if both allow it, the payer
 * through `donations`, the burner through `fundsRaised`. A paying team has no settings: null.
 */
export function relationAmountVisible(
  viewerIsParty: boolean,
  payer: PrivacySettings | null,
  burner: PrivacySettings,
): boolean {
  return viewerIsParty || ((payer === null || payer.donations) && burner.fundsRaised);
}

/** The parts of a person's name, with the pseudonym that hides them. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
  readonly pseudo: string | null;
}

/** The name shown to others: the pseudonym if any (rule 26). */
export function displayName({ firstName, lastName, pseudo }: PersonName): string {
  return chosen(pseudo) ?? `${firstName} ${lastName}`.trim();
}

/** The same where only the first name is shown ("Support Thomas"). */
export function displayFirstName({ firstName, pseudo }: Omit<PersonName, "lastName">): string {
  return chosen(pseudo) ?? firstName.trim();
}

function chosen(pseudo: string | null): string | null {
  const text = pseudo?.trim() ?? "";
  return text === "" ? null : text;
}
