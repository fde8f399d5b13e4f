/** Must be imported first. Without it, React loads its development build, which is three times slower. */
process.env.NODE_ENV ??= "production";
