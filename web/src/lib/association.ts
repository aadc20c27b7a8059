/** The provider's info address (specification §2), put in by vite.config.ts from ASSOCIATION_MAIL. */
export const ASSOCIATION_MAIL = __ASSOCIATION_MAIL__;
