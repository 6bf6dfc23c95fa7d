//! The server under resource limits: a full disk, too few file handles, a second server.
#![cfg(unix)]

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A timeout against hanging tests; nothing is measured.
const LONG: Duration = Duration::from_mins(2);

/// A running server; dropping it kills it.
struct Program {
    child: Child,
    address: String,
    cookie: String,
}

impl Program {
    /// Starts it with a script, which gets its folder, its name and its options.
    fn start(script: &str, folder: &Path) -> Option<Self> {
        let log = std::fs::File::create(folder.join("log")).expect("a log");
        let mut shell = Command::new("sh");
        shell.args(["-c", script, "sh"]).arg(folder).arg(env!("CARGO_BIN_EXE_hamburgum"));
        shell.args(["serve", "--no-open", "--listen", "127.0.0.1:0", "--data"]);
        shell.arg(folder.join("games/games.sqlite"));
        let mut child = shell.stdout(Stdio::piped()).stderr(log).spawn().expect("a program");
        let mut output = child.stdout.take().expect("its output");
        let mut line = Vec::new();
        while output.by_ref().take(1).read_to_end(&mut line).expect("a byte") > 0 {
            if line.ends_with(b"\n") {
                break;
            }
        }
        let line = String::from_utf8(line).expect("a text");
        let address = line.trim_end().strip_prefix("Hamburgum is open at http://");
        address.map(str::to_owned).map(|address| Self { child, address, cookie: String::new() })
    }

    /// Sends a request; returns the status and the body of the response.
    fn send(&self, head: &str, body: &str) -> (u16, String) {
        let mut line = TcpStream::connect(&self.address).expect("a connection");
        let (address, cookie, length) = (&self.address, &self.cookie, body.len());
        write!(
            line,
            "{head} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: {cookie}\r\n\
             Connection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .expect("a request");
        let mut answer = String::new();
        line.read_to_string(&mut answer).expect("an answer");
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
        (status.expect("a status"), answer)
    }

    fn health(&self) -> (u16, String) {
        self.send("GET /healthz", "")
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // The process may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < LONG, "{what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(folder.path().join("games")).expect("a folder for the games");
    folder
}

const PLAIN: &str = "shift; exec \"$@\"";

#[test]
fn a_second_server_on_the_same_file_is_refused() {
    let folder = folder();
    let first = Program::start(PLAIN, folder.path()).expect("a server");
    let games = folder.path().join("games/games.sqlite");
    let second = Command::new(env!("CARGO_BIN_EXE_hamburgum"))
        .args(["serve", "--no-open", "--listen", "127.0.0.1:0", "--data"])
        .arg(&games)
        .output()
        .expect("a program");
    let said = String::from_utf8(second.stderr).expect("a text");
    assert_eq!(second.status.code(), Some(2), "{said}");
    assert!(said.contains("in use by another server: stop that one first"), "{said}");
    let backup = Command::new(env!("CARGO_BIN_EXE_hamburgum"))
        .arg("backup")
        .arg(folder.path().join("copy"))
        .arg("--data")
        .arg(&games)
        .status();
    assert!(backup.expect("a program").success(), "a backup meanwhile");
    drop(first);
    assert!(Program::start(PLAIN, folder.path()).is_some(), "after the first one was killed");
}

#[test]
fn a_lack_of_file_handles_is_logged_and_temporary() {
    let folder = folder();
    let few_files = format!("ulimit -n 64; {PLAIN}");
    let server = Program::start(&few_files, folder.path()).expect("a server");
    let connect = |_| TcpStream::connect(&server.address).expect("a connection");
    let crowd: Vec<TcpStream> = (0..80).map(connect).collect();
    let log = || std::fs::read_to_string(folder.path().join("log")).expect("a log");
    wait_until("a line about the limit", || log().contains("LimitNOFILE"));
    drop(crowd);
    wait_until("an answer", || server.health().0 == 200);
    assert!(log().lines().count() < 20, "the log is not flooded: {}", log());
}

/// Mounts a file system of a few megabytes that is visible only to the server.
const SMALL_DISK: &str = "exec unshare --map-root-user --mount sh -c \
     'mount -t tmpfs -o size=6m tmpfs \"$1/games\" && shift && exec \"$@\"' sh \"$@\"";

#[test]
fn games_resume_when_the_disk_has_space_again() {
    let folder = folder();
    let Some(mut server) = Program::start(SMALL_DISK, folder.path()) else {
        println!("not tested: no small file system can be mounted here");
        return;
    };
    let (status, answer) = server.send(
        "POST /en/new",
        "table_name=Alster&seats=2&board=hamburgum&variant=base&start=first\
         &seat1=me&seat2=computer-apprentice&seat3=link",
    );
    assert_eq!(status, 303);
    let header = |name| answer.lines().find_map(|line| line.strip_prefix(name)).expect(name);
    let table = header("location: ").to_owned();
    header("set-cookie: session=")
        .split(';')
        .next()
        .expect("a session")
        .clone_into(&mut server.cookie);
    server.cookie.insert_str(0, "session=");
    // A computer stands in, so that the game continues without people.
    let (_, page) = server.send(&format!("GET {table}"), "");
    let version = page.split("data-version=\"").nth(1).and_then(|rest| rest.split('"').next());
    let leave = format!("version={}", version.expect("a version"));
    assert_eq!(server.send(&format!("POST {table}/leave"), &leave).0, 303);
    let turns = || {
        let (_, record) = server.send(&format!("GET {table}/record"), "");
        record.lines().filter(|line| line.contains(". ")).count()
    };
    wait_until("the first turns", || turns() > 2);

    // The folder in the server's mount namespace.
    let root = format!("/proc/{}/root", server.child.id());
    let games = folder.path().join("games");
    let games = Path::new(&root).join(games.strip_prefix("/").expect("an absolute path"));
    let ballast = games.join("ballast");
    let _ = std::fs::write(&ballast, vec![0; 6 << 20]);
    wait_until("a full disk", || server.health().0 == 503);
    let (_, answer) = server.health();
    assert!(answer.contains("the disk is full"), "{answer}");
    let (status, answer) = server.send("POST /de/account/name", "name=Anna");
    assert_eq!(status, 503);
    assert!(answer.contains("Das ließ sich nicht speichern"));
    let before = turns();

    std::fs::remove_file(&ballast).expect("space again");
    wait_until("health", || server.health().0 == 200);
    wait_until("the next turns", || turns() > before);
    assert_eq!(server.send("POST /de/account/name", "name=Anna").0, 303);
}
