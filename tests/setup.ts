import fc from 'fast-check';

// Properties are tried on the same cases every time, so that a red build is red again; CROUPIER_SEED tries others.
fc.configureGlobal({ seed: Number(process.env.CROUPIER_SEED ?? 20_261_115) });
