/** Imported first: React loads its development build, three times slower, unless this is set. */
process.env.NODE_ENV ??= "production";
