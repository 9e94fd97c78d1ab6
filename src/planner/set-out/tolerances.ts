/** A piece thinner than this is sawdust. 0.051, because sums of usual sizes never equal it, so rounding cannot decide. */
export const sawdustMm = 0.051;

/** A tiler cuts no less than this off a tile: the joints and the gap at the edge take it up. */
export const leastCutOffMm = 2;

/** True if a piece is as long as its tile, or shorter by less than a tiler cuts off. */
export const isUncut = (piece: number, tile: number): boolean => piece > tile - leastCutOffMm + sawdustMm;
