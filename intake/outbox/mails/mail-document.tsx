import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from "@react-email/components";
import { Fragment } from "react";
import type { MailFacts } from "../mail-renderer.ts";
import type { MailContent, MailRow } from "./mail-content.ts";
import { MailMark } from "./mail-mark.tsx";
import { type MailStyles, mailStyles } from "./mail-styles.ts";

/** The HTML part: tables and inline styles, no pictures and nothing to load. */
export function MailDocument({ content, facts }: { content: MailContent; facts: MailFacts }) {
  const styles = mailStyles(facts.colours);
  return (
    <Html lang="en">
      <Head>
        <title>{content.subject}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{content.preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.sheet}>
          <Masthead name={facts.name} styles={styles} />
          <Section style={styles.main}>
            <Heading as="h1" style={styles.heading}>
              {content.heading}
            </Heading>
            {content.paragraphs.map((paragraph) => (
              <Text key={paragraph} style={styles.paragraph}>
                {paragraph}
              </Text>
            ))}
            <Section style={styles.reference}>
              <Text style={styles.referenceLabel}>Reference</Text>
              <Text style={styles.referenceValue}>{content.reference}</Text>
            </Section>
            <Rows rows={content.rows} styles={styles} />
            {content.quote && <Quote {...content.quote} styles={styles} />}
            {content.closing.map((paragraph) => (
              <Text key={paragraph} style={styles.closing}>
                {paragraph}
              </Text>
            ))}
          </Section>
          <Section style={styles.footer}>
            <Text style={styles.footerText}>
              {[facts.legalName, ...facts.addressLines].join(", ")}
              <br />
              <Link href={facts.siteUrl} style={styles.footerLink}>
                {facts.siteUrl}
              </Link>
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

function Masthead({ name, styles }: { name: string; styles: MailStyles }) {
  return (
    <Section style={styles.masthead}>
      <Row style={styles.brandRow}>
        <Column style={styles.markColumn}>
          <MailMark styles={styles} />
        </Column>
        <Column style={styles.brand}>{name}</Column>
      </Row>
    </Section>
  );
}

function Rows({ rows, styles }: { rows: readonly MailRow[]; styles: MailStyles }) {
  return (
    <Section style={styles.rows}>
      {rows.map(({ label, value, href }) => (
        <Row key={label}>
          <Column style={styles.label}>{label}</Column>
          <Column style={styles.value}>
            {href ? (
              <Link href={href} style={styles.link}>
                {value}
              </Link>
            ) : (
              value
            )}
          </Column>
        </Row>
      ))}
    </Section>
  );
}

/** Line breaks as elements: some mail programs know nothing of white-space. */
function Quote({ label, text, styles }: { label: string; text: string; styles: MailStyles }) {
  return (
    <>
      <Heading as="h2" style={styles.quoteLabel}>
        {label}
      </Heading>
      <Text style={styles.quote}>
        {toLines(text).map(({ start, line }) => (
          <Fragment key={start}>
            {start > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Text>
    </>
  );
}

function toLines(text: string) {
  let next = 0;
  return text.split("\n").map((line) => {
    const start = next;
    next += line.length + 1;
    return { start, line };
  });
}
