/** In .well-known lies what other programs look for: security.txt, and a certificate authority's proofs. */
const hiddenFiles = "/\\.(?:[^w]|w[^e]|we[^l])";

/**
 * What no visitor gets, where a host would hand out every file that it finds: hidden files, files meant for the host,
 * sources, and packed copies under their own names. A regular expression in what nginx, Apache and Go have in common.
 */
export const privateFiles = `${hiddenFiles}|^/_(?:headers|redirects(?:\\.[a-z]+)?)$|^/(?:webpack\\.stats|chunk-map)\\.json$|\\.(?:map|br|gz|tsx?)$`;
