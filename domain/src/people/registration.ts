/** What a person registers as (specification §2.17). */
export const PROFILE_TYPES = ["burner", "donor", "both"] as const;
export type ProfileType = (typeof PROFILE_TYPES)[number];

/** The steps after the account is created; each type has some of them. */
export const REGISTRATION_STEPS = ["type", "organisations", "burner", "payment", "last"] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];
