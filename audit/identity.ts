/** The name that a robots.txt uses to allow or forbid our visits. */
export const ourToken = 'IbidAudit'

/** How we introduce ourselves, with the page that says what we do and how to refuse it. */
export const ourUserAgent = `Mozilla/5.0 (compatible; ${ourToken}/1.0; +https://ibid.example/geo-methodology)`
