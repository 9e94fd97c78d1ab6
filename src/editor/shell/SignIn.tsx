import { css } from "@emotion/react";
import { type FormEvent, useState } from "react";
import { Button } from "../../components/Button";
import { TextField } from "../../components/TextField";
import { stack } from "../../theme/arrangements";
import { fontSizes, space } from "../../theme/tokens";
import { wrapped } from "../controls/styles";
import { type Account, inWords } from "../store/store";

interface SignInProps {
  account: Account;
  siteUrl: string;
  /** Why the owner has to sign in again. */
  ended: string | undefined;
  onSignedIn: () => void;
}

/** The way in: with a token or, if a proxy is set up, through the host's own window. */
export function SignIn({ account, siteUrl, ended, onSignedIn }: SignInProps) {
  const [token, setToken] = useState("");
  const [stay, setStay] = useState(false);
  const [error, setError] = useState("");
  const { signInAtHost } = account;
  const enter = (way: () => Promise<void>) => {
    setError("");
    way().then(onSignedIn, (reason) => setError(inWords(reason)));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (token.trim() === "") setError("Enter the token.");
    else enter(() => account.signIn(token.trim(), stay));
  };
  return (
    <main css={[column, narrow]}>
      <h1>Edit the site</h1>
      <p>
        <a href={siteUrl}>{siteUrl.replace(/^https?:\/\//, "")}</a>
      </p>
      <p role="alert">{error || ended}</p>
      {signInAtHost && <Button onClick={() => enter(() => signInAtHost(stay))}>Sign in with GitHub</Button>}
      <form onSubmit={onSubmit} css={column} noValidate>
        <TextField
          id="token"
          label="Token"
          hint="Your own token for this site's repository. On GitHub: Settings, Developer settings, Fine-grained tokens."
          type="password"
          autoComplete="off"
          value={token}
          onChange={({ target }) => setToken(target.value)}
        />
        <label css={wrapped}>
          <input type="checkbox" checked={stay} onChange={({ target }) => setStay(target.checked)} />
          Stay signed in on this computer
        </label>
        <button type="submit">Sign in with the token</button>
      </form>
    </main>
  );
}

const column = css`
  ${stack(space.m)}
  justify-items: start;
  > div { width: 100%; }
`;

const narrow = css`
  max-width: 30rem;
  margin: 0 auto;
  h1 { font-size: ${fontSizes.h2}; }
`;
