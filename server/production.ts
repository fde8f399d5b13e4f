/** Imported first: without it React loads its development build, which is three times slower. */
process.env.NODE_ENV ??= "production";
