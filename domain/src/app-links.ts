/**
 * The paths that open in the phone's app where it is installed; one that ends in a slash includes all below it. Not
 * /integration or /reset: those belong to the browser they were begun in.
 */
export const APP_LINK_PATHS = ["/code/", "/user/", "/team/", "/organisation/", "/register"] as const;
