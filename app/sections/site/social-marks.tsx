const marks = {
  linkedin:
    "M4.98 3.5a2.49 2.49 0 1 1 0 4.98 2.49 2.49 0 0 1 0-4.98zM3 9.75h4V21H3zM9.5 9.75h3.83v1.54h.05c.53-.95 1.84-1.95 3.78-1.95 4.04 0 4.79 2.52 4.79 5.8V21h-4v-5.18c0-1.24-.03-2.83-1.8-2.83-1.8 0-2.08 1.34-2.08 2.74V21H9.5z",
  youtube:
    "M21.6 7.2a2.7 2.7 0 0 0-1.9-1.9C18 4.8 12 4.8 12 4.8s-6 0-7.7.5A2.7 2.7 0 0 0 2.4 7.2C2 8.9 2 12 2 12s0 3.1.4 4.8c.2.9 1 1.7 1.9 1.9 1.7.5 7.7.5 7.7.5s6 0 7.7-.5c.9-.2 1.7-1 1.9-1.9.4-1.7.4-4.8.4-4.8s0-3.1-.4-4.8zM10 15V9l5.2 3z",
  x: "M3.5 3.5h5l4.1 5.6 4.9-5.6h2.4l-6.2 7.2 6.8 9.8h-5l-4.5-6.3-5.5 6.3H3.1l6.9-7.9zm3.2 1.7 9.6 13.6h1.5L8.2 5.2z",
  github:
    "M12 2a10 10 0 0 0-3.2 19.5c.5.1.7-.2.7-.5v-1.8c-2.8.6-3.4-1.2-3.4-1.2-.4-1.1-1.1-1.4-1.1-1.4-.9-.6.1-.6.1-.6 1 .1 1.5 1 1.5 1 .9 1.5 2.4 1.1 2.9.8.1-.6.4-1.1.6-1.3-2.2-.3-4.5-1.1-4.5-5 0-1.1.4-2 1-2.7-.1-.2-.4-1.3.1-2.6 0 0 .8-.3 2.7 1a9.4 9.4 0 0 1 5 0c1.9-1.3 2.7-1 2.7-1 .5 1.3.2 2.4.1 2.6.6.7 1 1.6 1 2.7 0 3.9-2.3 4.7-4.6 5 .4.3.7.9.7 1.9V21c0 .3.2.6.7.5A10 10 0 0 0 12 2z",
  facebook:
    "M13.5 21v-8h2.7l.4-3.1h-3.1V7.9c0-.9.3-1.5 1.6-1.5h1.6V3.6c-.3 0-1.3-.1-2.4-.1-2.4 0-4 1.5-4 4.1v2.3H7.6V13h2.7v8z",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM17 6a1 1 0 1 1 0 2 1 1 0 0 1 0-2z",
};

type Network = { network: keyof typeof marks; label: string; url?: string | undefined };

/** A network without a URL is a labelled image that can't be clicked or focused. */
export function SocialMarks({ networks, className = "" }: { networks: Network[]; className?: string }) {
  return (
    <ul className={`flex flex-wrap ${className}`}>
      {networks.map(({ network, label, url }) => (
        <li key={network} className="grid size-touch place-items-center">
          {url ? (
            <a
              href={url}
              aria-label={label}
              className="grid size-touch place-items-center hover:text-brand in-data-inverse:hover:text-accent"
            >
              <Mark path={marks[network]} />
            </a>
          ) : (
            <Mark path={marks[network]} label={label} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Mark({ path, label }: { path: string; label?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      role="img"
      aria-label={label}
      aria-hidden={!label || undefined}
      className="size-[1.125rem] fill-current"
    >
      <path d={path} />
    </svg>
  );
}
